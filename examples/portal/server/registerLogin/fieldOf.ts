import { singleText } from '../http/fieldSchemas'
import type { FormMap } from '../http/formBody'
import { fieldsOf } from '../http/readFields'
import { readNumber } from '../http/readNumber'
import type { Language } from './LayerCall'

/** A field that the call must carry, as it was typed. Throws RequestError 400 when it is missing or no single text. */
export function fieldOf(form: FormMap, name: string): string {
  return fieldsOf({ [name]: singleText }, form)[name] ?? ''
}

/** A field that the call may carry, '' without it. Throws RequestError 400 when it is no single text. */
export function optionalFieldOf(form: FormMap, name: string): string {
  return form[name] === undefined ? '' : fieldOf(form, name)
}

const LANGUAGES: Readonly<Record<number, Language>> = { 1: 'de', 2: 'en', 44: 'pl' }

/**
 * Returns the language of `language_id`; German for a language that the portal does not have, and if none is named. Throws RequestError 400 if it
 * is no id.
 */
export function readLanguage(form: FormMap): Language {
  return LANGUAGES[readNumber(form, 'language_id', { min: 1, max: 2_147_483_647, fallback: 1 })] ?? 'de'
}

/** A text with its `{names}` replaced by values. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}
