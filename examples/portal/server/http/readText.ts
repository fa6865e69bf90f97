import type { FormMap } from './FormMap'
import { checkedText } from './checkedText'

/** A text field, or undefined when it is not sent. Throws RequestError 400 for a list, control characters or too long a text. */
export function readText(form: FormMap, name: string, maxLength: number): string | undefined {
  return form[name] === undefined ? undefined : checkedText(form[name], name, maxLength)
}
