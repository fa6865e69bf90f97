import type { Ref } from 'react'
import type { AutocompleteValue } from '../../kit/field/autocomplete/autocompleteModel'

/** What the fields of organiser and location take. */
export interface AddressFieldProps {
  readonly value: AutocompleteValue
  onChange(value: AutocompleteValue): void
  onBlur?(): void
  readonly error?: string | undefined
  readonly isRequired?: boolean
  readonly ref?: Ref<HTMLInputElement>
}
