import { useMemo, useState } from 'react'
import { useForm } from '../../kit/form/useForm'
import type { FormPlan } from '../../kit/form/FormPlan'
import type { Rule } from '../../kit/rule/Rule'
import { useLabels } from '../../labels/useLabels'
import { useAskBeforeLeaving } from '../picture/useAskBeforeLeaving'
import type { positionLabels } from './positionLabels'
import { heightFor, isLockedAtStart, originalSize, readPosition, readSize, startValues, widthFor } from './positionModel'
import type { PicturePosition } from './PicturePosition'
import type { PositionOptions } from './PositionOptions'
import type { PositionValues } from './PositionValues'

const isSize: Rule = value => (readSize(value) === undefined ? { rule: 'size' } : undefined)
const PLAN: FormPlan<PositionValues> = {
  CurrentWidth: { isRequired: true, rules: [isSize] },
  CurrentHeight: { isRequired: true, rules: [isSize] },
  Title: {},
  Description: {},
  Alignment: {},
}

/** The position window's controller: the fields, the ratio lock that ties width and height, and the position that is handed back (image-library 2.7, 4.8, 5.3). */
export function usePosition({ picture, position }: PositionOptions, close: (position: PicturePosition) => void) {
  const t = useLabels<(typeof positionLabels)[number]>()
  const original = useMemo(() => originalSize(picture, position), [picture, position])
  const [initial] = useState(() => startValues(picture, position))
  const [isLocked, setLocked] = useState(() => isLockedAtStart(initial, original))
  const form = useForm<PositionValues>({
    plan: PLAN,
    initial,
    errorText: () => t('pix_position_size_wrong'),
    onSubmit(values) {
      const result = readPosition(values, original)
      if (result) close(result)
    },
  })
  const { values, setValue } = form
  const names = Object.keys(PLAN) as (keyof PositionValues)[]
  useAskBeforeLeaving(names.some(name => values[name] !== initial[name]))

  const followWith = (name: 'CurrentWidth' | 'CurrentHeight', text: string) => {
    const size = readSize(text)
    const other = name === 'CurrentWidth' ? heightFor(size, original) : widthFor(size, original)
    if (other !== undefined) setValue(name === 'CurrentWidth' ? 'CurrentHeight' : 'CurrentWidth', String(other))
  }
  const sizeField = (name: 'CurrentWidth' | 'CurrentHeight') => ({
    ...form.field(name),
    onChange(text: string) {
      setValue(name, text)
      if (isLocked) followWith(name, text)
    },
  })
  const toggleLock = () => {
    if (!isLocked) followWith('CurrentWidth', values.CurrentWidth)
    setLocked(!isLocked)
  }
  return { form, original, isLocked, toggleLock, sizeField }
}
