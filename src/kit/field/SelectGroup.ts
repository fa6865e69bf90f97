import type { SelectOption } from './SelectOption'

/** Choices of a select field under a common heading. */
export interface SelectGroup {
  label: string
  options: readonly SelectOption[]
}
