import type { ComponentPropsWithRef, FocusEvent } from 'react'
import styled from 'styled-components'
import { formatTime, parseTime } from '../../../lib/times'
import { FieldBox, type FieldProps, inputStyle } from '../FieldBox'

interface TimeFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'id' | 'value' | 'onChange' | 'required'> {
  /** The text as it stands in the field; `parseTime` reads it. */
  value: string
  onChange: (value: string) => void
}

const Input = styled.input`
  ${inputStyle}
  max-width: 9em;
  font-variant-numeric: tabular-nums;
`

/** A time of day to type as h:mm; also `930` or `9`. Written out as hh:mm when the field is left. */
export function TimeField({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  value,
  onChange,
  onBlur,
  ...rest
}: TimeFieldProps) {
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const time = parseTime(value)
    if (time && formatTime(time) !== value) onChange(formatTime(time))
    onBlur?.(event)
  }
  return (
    <FieldBox {...{ label, isLabelHidden, hint, error, isRequired }}>
      {control => (
        <Input
          {...rest}
          {...control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
          onBlur={leave}
        />
      )}
    </FieldBox>
  )
}
