import type { FormMap } from '../http/formBody'
import { readNumber } from '../http/readNumber'
import { RequestError } from '../http/RequestError'
import type { Language } from './LayerCall'

/** A field that the call must carry, as it was typed. Throws RequestError 400 when it is missing or no single text. */
export function fieldOf(form: FormMap, name: string): string {
  const value = form[name]
  if (typeof value === 'string') return value
  throw new RequestError(
    400,
    value === undefined ? `The field ${name} is missing.` : `The field ${name} must be a single text.`,
  )
}

/** A field that the call may carry, '' without it. Throws RequestError 400 when it is no single text. */
export function optionalFieldOf(form: FormMap, name: string): string {
  return form[name] === undefined ? '' : fieldOf(form, name)
}

const LANGUAGES: Readonly<Record<number, Language>> = { 1: 'de', 2: 'en', 44: 'pl' }

/** The language that `language_id` asks for; German for one that the portal does not speak, and where none is named. Throws RequestError 400 for what is no id. */
export function readLanguage(form: FormMap): Language {
  return LANGUAGES[readNumber(form, 'language_id', { min: 1, max: 2_147_483_647, fallback: 1 })] ?? 'de'
}

/** A text with its `{names}` replaced by values. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}
