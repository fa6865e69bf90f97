import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { TextField } from './TextField'

interface NumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'> {
  /** Offers a decimal sign on a phone's keyboard. */
  isDecimal?: boolean
}

const Field = styled(TextField)`
  font-variant-numeric: tabular-nums;
`

/**
 * A number, kept as it was typed. A text input, because a browser's own number input hides what it can't read, changes with the
 * mouse wheel, and takes '1,5' in one language only.
 */
export function NumberField({ isDecimal = false, ...rest }: NumberFieldProps) {
  return <Field autoComplete="off" {...rest} inputMode={isDecimal ? 'decimal' : 'numeric'} />
}
