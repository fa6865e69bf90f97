import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { announce } from '../../../kit/control/LiveRegion'
import { TextField } from '../../../kit/field/TextField'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { CropLabel } from '../cropLabels'
import { type Crop, type Frame, setFrame, shownSize, type Size } from '../cropModel'

interface FrameFieldsProps {
  /** Size of the original. */
  readonly size: Size
  readonly crop: Crop
  readonly isDisabled: boolean
  /** Returns the frame as a sentence. */
  describe(crop: Crop): string
  onChange(next: Crop): void
}

const FIELDS = ['width', 'height', 'x', 'y'] as const
type FieldName = (typeof FIELDS)[number]

const Grid = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  align-items: start;
  gap: ${cssVar('space-2')};
  min-width: 0;
`

/** Returns the smallest and the largest value of each number. */
function rangesOf(shown: Size, frame: Frame): Readonly<Record<FieldName, readonly [min: number, max: number]>> {
  return {
    width: [1, shown.width],
    height: [1, shown.height],
    x: [0, shown.width - frame.width],
    y: [0, shown.height - frame.height],
  }
}

/**
 * The frame as four numbers in px of the original. A valid number changes the frame at once. A number above the range
 * counts as its maximum. Any other text leaves the frame as it is and shows the range.
 */
export function FrameFields({ size, crop, isDisabled, describe, onChange }: FrameFieldsProps) {
  const t = useLabels<CropLabel>()
  /**
   * The text of the focused field, and the crop that this text led to. After the next change of the crop, the field
   * shows the number of the frame instead.
   */
  const [typed, setTyped] = useState<{ readonly name: FieldName; readonly text: string; readonly crop: Crop }>()
  /** The field with a wrong text. The error disappears when the crop changes. */
  const [wrong, setWrong] = useState<{ readonly name: FieldName; readonly crop: Crop }>()
  const fields = useRef<HTMLFieldSetElement>(null)
  // The error is under its field, so it may be below the fold.
  useEffect(() => {
    if (wrong) fields.current?.querySelector('[aria-invalid=true]')?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [wrong])
  const ranges = rangesOf(shownSize(size, crop), crop.frame)
  const type = (name: FieldName, text: string) => {
    const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : -1
    const isWrong = value < ranges[name][0]
    const next = isWrong ? crop : setFrame(size, crop, { [name]: value })
    setTyped({ name, text, crop: next })
    setWrong(isWrong ? { name, crop } : undefined)
    if (!isWrong) onChange(next)
  }
  const leave = () => {
    if (typed && !wrong) announce(describe(crop))
    setTyped(undefined)
  }
  return (
    <Grid ref={fields} disabled={isDisabled}>
      {FIELDS.map(name => {
        const [MIN, MAX] = ranges[name]
        return (
          <TextField
            key={name}
            label={t(`pix_crop_${name}`)}
            inputMode="numeric"
            autoComplete="off"
            value={typed?.name === name && typed.crop === crop ? typed.text : String(crop.frame[name])}
            error={wrong?.name === name && wrong.crop === crop ? t('pix_crop_number_wrong', { MIN, MAX }) : undefined}
            onChange={text => type(name, text)}
            onBlur={leave}
          />
        )
      })}
    </Grid>
  )
}
