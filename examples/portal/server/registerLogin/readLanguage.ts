import type { FormMap } from '../http/FormMap'
import { readNumber } from '../http/readNumber'
import type { Language } from './Language'

const LANGUAGES: Readonly<Record<number, Language>> = { 1: 'de', 2: 'en', 44: 'pl' }

/** The language that `language_id` asks for; German for one that the portal does not speak, and where none is named. Throws RequestError 400 for what is no id. */
export function readLanguage(form: FormMap): Language {
  return LANGUAGES[readNumber(form, 'language_id', { min: 1, max: 2_147_483_647, fallback: 1 })] ?? 'de'
}
