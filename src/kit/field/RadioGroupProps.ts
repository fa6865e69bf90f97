import type { Ref } from 'react'
import type { FieldProps } from './FieldProps'
import type { RadioOption } from './RadioOption'

/** What the groups of radio buttons and of pictures take. */
export interface RadioGroupProps<Option extends RadioOption = RadioOption> extends FieldProps {
  /** The chosen option's value; any other text while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  disabled?: boolean
  onFocus?: () => void
  onBlur?: () => void
  /** The button that Tab stops at, to give it the focus. */
  ref?: Ref<HTMLInputElement>
}
