import { config } from '../../config'
import type { FormMap, FormValue } from '../../http/formBody'
import { readListOf } from '../../http/readNumber'
import { checkedText, readText } from '../../http/readText'
import { RequestError } from '../../http/RequestError'
import { readWallTime } from '../../wallTime/readWallTime'
import { eventRefusals } from '../eventRefusals'

/** Returns the values of a list field: empty if it is sent without a value, undefined if it is not sent. Throws RequestError 400 beyond the limit. */
export function entriesOf(form: FormMap, name: string, limit: number): FormValue[] | undefined {
  const value = form[name]
  if (value === undefined) return undefined
  const entries = typeof value === 'string' ? [value] : Object.values(value)
  if (entries.length > limit) throw new RequestError(400, `The field ${name} may have ${limit} entries at most.`)
  return entries.filter(entry => !isNothing(entry))
}

/** True when a form's value means none: empty, or the word null, as in the contract's forms. */
function isNothing(value: FormValue | undefined): boolean {
  return value === undefined || value === '' || value === 'null'
}

const LARGEST = 2_147_483_647

/** Returns an id from a form: 0 if it is sent without a value, undefined if it is not sent. Throws RequestError 400 for anything else. */
export function numberIn(form: FormMap, name: string): number | undefined {
  const value = form[name]
  if (value === undefined) return undefined
  if (isNothing(value)) return 0
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : NaN
  if (id <= LARGEST) return id
  throw new RequestError(400, `The field ${name} must be an id.`)
}

/** Names of the long fields in messages. */
const NAMES = {
  title: { de: 'Titel', en: 'Title', pl: 'Tytuł' },
  description: { de: 'Beschreibung', en: 'Description', pl: 'Opis' },
  other: { de: 'Eingabe', en: 'Input', pl: 'Pole' },
} as const

/** Returns a trimmed text of an event with uniform line ends; undefined if it is not sent. Throws RequestError 400 if it is too long. */
export function readEventText(form: FormMap, name: string, maxLength: number): string | undefined {
  const { [name]: sent } = form
  if (typeof sent === 'string' && sent.length > maxLength) {
    const what = name.startsWith('MlTitle')
      ? NAMES.title
      : name.startsWith('Description')
        ? NAMES.description
        : NAMES.other
    throw new RequestError(400, eventRefusals.tooLong(what, maxLength))
  }
  return readText(form, name, maxLength)?.replace(/\r\n?/g, '\n').trim()
}

/**
 * Returns a web address of an event, '' for none, undefined if it is not sent. Throws RequestError 400 for an address that is unsafe on a public
 * page.
 */
export function readLink(form: FormMap, name: 'Url' | 'PriceUrl'): string | undefined {
  const link = readEventText(form, name, config.event.urlLength)
  if (!link) return link
  if (/^https?:\/\/\S+$/i.test(link) && URL.canParse(link)) return link
  throw new RequestError(400, eventRefusals.linkUnsafe)
}

const FORBIDDEN = /[ÄÖÜäöüß@]/
const { keywords: most, keywordLength } = config.event
/** Replaces the first space by an underscore unless there is one, so that saving again does not change the next space. */
const tidied = (keyword: string) => (keyword.includes('_') ? keyword : keyword.replace(' ', '_'))

/**
 * Returns an event's keywords without duplicates; undefined if they are not sent and `ClearKeywords` does not remove them. Throws RequestError 400
 * for keywords that events 5.4 rejects.
 */
export function readEventKeywords(form: FormMap): string[] | undefined {
  const { Keywords: sent, ClearKeywords: clear } = form
  if (sent === undefined || sent === '' || sent === 'null')
    return sent !== undefined || clear === 'true' || clear === '1' ? [] : undefined
  const entries = typeof sent === 'string' ? [sent] : Object.values(sent)
  if (entries.length > most) throw new RequestError(400, eventRefusals.keywordsTooMany)
  const keywords = entries
    .map(entry => tidied(checkedText(entry, 'Keywords', keywordLength).normalize('NFC').trim()))
    .filter(keyword => keyword !== '')
  if (keywords.some(keyword => FORBIDDEN.test(keyword)))
    throw new RequestError(400, 'event_not_allowed_keywords_text', { json: true })
  return [...new Set(keywords)]
}

const LONGEST = 40

/**
 * Reads begin and end of an event; it may have neither. The editor's separate fields for day and time are used if the whole begin is not sent. Throws
 * RequestError 400.
 */
export function readEventTimes(form: FormMap): { dateFrom?: string | null; dateTo?: string | null; hasTime?: boolean } {
  const dateFrom = timeIn(form, 'DateFrom') ?? beginningOf(form)
  const dateTo = timeIn(form, 'DateTo')
  if (dateFrom === undefined) return dateTo === undefined ? {} : { dateTo }
  const clock = readText(form, 'EventDateTime', LONGEST)
  if (!isNothing(clock)) readWallTime(`2000-01-01 ${clock}`)
  const hasTime = dateFrom !== null && (!dateFrom.endsWith(' 00:00') || !isNothing(clock))
  return { dateFrom, hasTime, ...(dateTo !== undefined && { dateTo }) }
}

function timeIn(form: FormMap, name: string): string | null | undefined {
  const text = readText(form, name, LONGEST)
  if (text === undefined) return undefined
  return isNothing(text) ? null : readWallTime(text)
}

function beginningOf(form: FormMap): string | null | undefined {
  const [day, clock] = [readText(form, 'EventDateDate', LONGEST), readText(form, 'EventDateTime', LONGEST)]
  if (day === undefined) return undefined
  if (isNothing(day)) return null
  return readWallTime(isNothing(clock) ? day : `${day} ${clock}`)
}

/** Place of a translation in a form: a separate field, or a list by language. */
interface TranslationPlace {
  field: string
  list: string
  key: string
  language: string
}

/** Returns the text of a translation; undefined if it is not sent in either form. Throws RequestError 400 if it is too long. */
export function readTranslation(
  form: FormMap,
  { field, list, key, language }: TranslationPlace,
  maxLength: number,
): string | undefined {
  if (form[field] !== undefined) return readEventText(form, field, maxLength)
  const entries = form[list]
  if (typeof entries !== 'object') return entries === undefined ? undefined : ''
  const entry = readListOf(entries).find(candidate => candidate[key] === language)
  return entry && readEventText(entry, 'TextValue', maxLength)
}
