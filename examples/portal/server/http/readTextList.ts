import type { FormMap } from './FormMap'
import { checkedText } from './checkedText'
import { RequestError } from './RequestError'

/** A list field (`name[]=`), or undefined when it is not sent; a single text counts as a list of one. Throws RequestError 400 beyond the limits. */
export function readTextList(form: FormMap, name: string, limits: { entries: number; length: number }): string[] | undefined {
  const value = form[name]
  if (value === undefined) return undefined
  if (typeof value === 'string') return [checkedText(value, name, limits.length)]
  const entries = Object.values(value)
  if (entries.length > limits.entries) throw new RequestError(400, `The field ${name} may have ${limits.entries} entries at most.`)
  return entries.map(entry => checkedText(entry, name, limits.length))
}
