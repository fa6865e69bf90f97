import type { FormValue } from '../../http/FormValue'

/** Whether a form's value stands for nothing: empty, or the word null, as the contract's forms write it. */
export function isNothing(value: FormValue | undefined): boolean {
  return value === undefined || value === '' || value === 'null'
}
