import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useForm } from '../../kit/form/useForm'
import type { FormPlan } from '../../kit/form/formModel'
import type { Rule } from '../../kit/rule/Rule'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { descriptionForLocale } from '../descriptions/useDescriptionLanguages'
import { fetchDescriptionLanguages } from '../descriptions/descriptionLanguageWire'
import type { Picture } from '../picture/Picture'
import { useAskBeforeLeaving } from '../picture/useAskBeforeLeaving'
import type { positionLabels } from './positionLabels'
import {
  heightFor,
  isLockedAtStart,
  originalSize,
  type PicturePosition,
  type PositionValues,
  readPosition,
  readSize,
  startValues,
  widthFor,
} from './positionModel'
import type { PositionOptions } from './PositionWindow'

const isSize: Rule = value => (readSize(value) === undefined ? { rule: 'size' } : undefined)
const PLAN: FormPlan<PositionValues> = {
  CurrentWidth: { isRequired: true, rules: [isSize] },
  CurrentHeight: { isRequired: true, rules: [isSize] },
  Title: {},
  Description: {},
  Alignment: {},
}

/**
 * Controller of the position window: the fields, the lock that keeps the ratio of width and height, and the resulting
 * position (image-library 2.7, 4.8, 5.3).
 */
export function usePosition({ picture, position }: PositionOptions, close: (position: PicturePosition) => void) {
  const t = useLabels<(typeof positionLabels)[number]>()
  /** The picture to place: the caller's picture, or its crop. */
  const [shown, setShown] = useState(picture)
  const isCropped = shown !== picture
  const original = useMemo(() => originalSize(shown, isCropped ? {} : position), [shown, isCropped, position])
  const [initial] = useState(() => startValues(picture, position))
  const [isLocked, setLocked] = useState(() => isLockedAtStart(initial, original))
  const [isDecorative, setDecorative] = useState(position?.IsDecorative === true)
  const form = useForm<PositionValues>({
    plan: PLAN,
    initial,
    errorText: () => t('pix_position_size_wrong'),
    onSubmit(values) {
      const result = readPosition(values, original, isDecorative)
      if (result) close(isCropped ? { ...result, Picture: shown } : result)
    },
  })
  const { values, setValue } = form
  const [ownDescription, setOwnDescription] = useState('')
  const names = Object.keys(PLAN) as (keyof PositionValues)[]
  const untouched = { ...initial, Description: initial.Description || ownDescription }
  useAskBeforeLeaving(
    isCropped ||
      names.some(name => values[name] !== untouched[name]) ||
      isDecorative !== (position?.IsDecorative === true),
  )

  const { runtime } = useShell()
  const takeDescription = useEffectEvent((text: string) => {
    if (values.Description === '') {
      setOwnDescription(text)
      setValue('Description', text)
    }
  })
  const descriptions = position?.Description === undefined ? picture.DescriptionsByIdLanguage : undefined
  useEffect(() => {
    if (Object.keys(descriptions ?? {}).length === 0) return undefined
    const stop = new AbortController()
    const config = runtime.readConfig()
    fetchDescriptionLanguages(config, stop.signal).then(
      languages => takeDescription(descriptionForLocale(descriptions ?? {}, languages, config.locale)),
      // The error is only reported, because the person can still type a description.
      (error: unknown) => !stop.signal.aborted && runtime.reportError(error),
    )
    return () => stop.abort()
  }, [descriptions, runtime])

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
  /**
   * Places a crop instead of the picture. If the picture had its original size, the crop gets its own original size.
   * Otherwise the width stays, but is not larger than the crop's.
   */
  const takeCrop = (cropped: Picture) => {
    const next = originalSize(cropped)
    const width = readSize(values.CurrentWidth)
    const isOwn = width === original.Width
    // A portal that does not know the size of the crop sends 0. The width then stays.
    const widest = next.Width || Infinity
    const nextWidth = typeof width === 'number' ? Math.min(isOwn && next.Width ? next.Width : width, widest) : width
    setShown(cropped)
    if (nextWidth === undefined || nextWidth === 'auto') return
    setValue('CurrentWidth', String(nextWidth))
    setValue('CurrentHeight', String(heightFor(nextWidth, next) ?? 'auto'))
  }
  return { form, shown, original, isLocked, toggleLock, sizeField, isDecorative, setDecorative, takeCrop }
}
