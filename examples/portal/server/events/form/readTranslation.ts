import type { FormMap } from '../../http/FormMap'
import { readListOf } from '../../http/readListOf'
import { readEventText } from './readEventText'

/** Where a translation stands: in a field of its own, else in a list by language. */
interface TranslationPlace {
  field: string
  list: string
  key: string
  language: string
}

/** The text of a translation, or undefined when it is sent in neither form. Throws RequestError 400 for too long a text. */
export function readTranslation(form: FormMap, { field, list, key, language }: TranslationPlace, maxLength: number): string | undefined {
  if (form[field] !== undefined) return readEventText(form, field, maxLength)
  const entries = form[list]
  if (typeof entries !== 'object') return entries === undefined ? undefined : ''
  const entry = readListOf(entries).find(candidate => candidate[key] === language)
  return entry && readEventText(entry, 'TextValue', maxLength)
}
