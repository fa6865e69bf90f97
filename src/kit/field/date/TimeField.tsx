import type { ComponentPropsWithRef, FocusEvent } from 'react'
import styled from 'styled-components'
import { formatTime, parseTime } from '../../../lib/times'
import { FieldBox, type FieldProps, inputStyle } from '../FieldBox'

interface TimeFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'id' | 'value' | 'onChange' | 'required'> {
  /** The text in the field. `parseTime` reads it. */
  value: string
  onChange: (value: string) => void
}

const Input = styled.input`
  ${inputStyle}
  max-width: 9em;
  font-variant-numeric: tabular-nums;
`

/** A time of day to type as h:mm, `930` or `9`. It is completed to hh:mm when the field loses the focus. */
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
