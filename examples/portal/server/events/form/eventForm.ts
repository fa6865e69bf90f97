import * as v from 'valibot'
import { config } from '../../config'
import { refuseUnless, textUpTo } from '../../http/fieldSchemas'
import { readWallTime } from '../../wallTime/readWallTime'
import { eventRefusals } from '../eventRefusals'

/** Texts that mean ‘no value’ in the contract's forms. */
const NOTHING = ['', 'null'] as const
const nothing = v.picklist(NOTHING)
const LARGEST_ID = 2_147_483_647

/** Accepts an id; returns 0 for a field without a value. */
export const idOrNone = v.union(
  [
    v.pipe(
      nothing,
      v.transform(() => 0),
    ),
    v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.maxValue(LARGEST_ID)),
  ],
  'The field {field} must be an id.',
)

/** Accepts a list of ids. A single text counts as a list of one; entries without a value are left out. */
export const idList = (most: number) =>
  v.pipe(
    v.union([v.string(), v.record(v.string(), v.unknown())]),
    v.transform((value): unknown[] => (typeof value === 'string' ? [value] : Object.values(value))),
    v.maxLength(most, `The field {field} may have ${most} entries at most.`),
    v.transform(entries => entries.filter(entry => !v.is(nothing, entry))),
    v.array(idOrNone),
  )

/** Names of text fields in messages; `other` is for fields without a name of their own. */
export const textNames = {
  title: { de: 'Titel', en: 'Title', pl: 'Tytuł' },
  description: { de: 'Beschreibung', en: 'Description', pl: 'Opis' },
  other: { de: 'Eingabe', en: 'Input', pl: 'Pole' },
} as const

/** Accepts a text of an event, and returns it trimmed and with uniform line ends. */
export const eventText = (maxLength: number, name: keyof typeof textNames = 'other') =>
  v.pipe(
    v.unknown(),
    refuseUnless(
      text => typeof text !== 'string' || text.length <= maxLength,
      eventRefusals.tooLong(textNames[name], maxLength),
    ),
    textUpTo(maxLength),
    v.transform(text => text.replace(/\r\n?/g, '\n').trim()),
  )

/** Accepts an http or https address, because other schemes can be unsafe on a public page; '' means none. */
export const eventLink = v.pipe(
  eventText(config.event.urlLength),
  refuseUnless(link => link === '' || (/^https?:\/\/\S+$/i.test(link) && URL.canParse(link)), eventRefusals.linkUnsafe),
)

const FORBIDDEN = /[ÄÖÜäöüß@]/
const { keywords: most, keywordLength } = config.event
/**
 * Replaces the first space by an underscore, unless the text has an underscore already. Otherwise each save would
 * replace another space.
 */
const tidied = (keyword: string) => (keyword.includes('_') ? keyword : keyword.replace(' ', '_'))

/**
 * Accepts an event's keywords as a list or a single text, and returns them without duplicates. Refuses the keywords
 * that events 5.4 rejects.
 */
export const eventKeywords = v.pipe(
  v.union([
    v.pipe(
      nothing,
      v.transform((): unknown[] => []),
    ),
    v.pipe(
      v.string(),
      v.transform((text): unknown[] => [text]),
    ),
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((list): unknown[] => Object.values(list)),
    ),
  ]),
  refuseUnless(entries => entries.length <= most, eventRefusals.keywordsTooMany),
  v.array(
    v.pipe(
      textUpTo(keywordLength),
      v.transform(text => tidied(text.normalize('NFC').trim())),
    ),
  ),
  v.transform(keywords => [...new Set(keywords.filter(keyword => keyword !== ''))]),
  refuseUnless(keywords => !keywords.some(keyword => FORBIDDEN.test(keyword)), 'event_not_allowed_keywords_text', {
    json: true,
  }),
)

const shortText = textUpTo(40)
const wallTime = v.pipe(
  shortText,
  v.transform(text => (v.is(nothing, text) ? null : readWallTime(text))),
)

/**
 * Beginning and end of an event, as the form has them. The beginning comes as one value and as separate day and time.
 */
export const eventTimes = {
  DateFrom: v.optional(wallTime),
  DateTo: v.optional(wallTime),
  EventDateDate: v.optional(shortText),
  EventDateTime: v.optional(shortText),
}

/**
 * Returns beginning and end of an event. A time that the form does not send is left out; a time without a value is
 * null. If `DateFrom` is missing or empty, only the separate day and time count for the beginning. Throws RequestError
 * 400 for an impossible time.
 */
export function toEventTimes({
  DateFrom,
  DateTo: dateTo,
  EventDateDate: day,
  EventDateTime: clock,
}: v.InferOutput<v.ObjectSchema<typeof eventTimes, undefined>>): {
  dateFrom?: string | null
  dateTo?: string | null
  hasTime?: boolean
} {
  const hasClock = clock !== undefined && !v.is(nothing, clock)
  const dateFrom = DateFrom ?? beginOf(day, hasClock ? ` ${clock}` : '')
  if (dateFrom === undefined) return dateTo === undefined ? {} : { dateTo }
  if (hasClock) readWallTime(`2000-01-01 ${clock}`)
  const hasTime = dateFrom !== null && (!dateFrom.endsWith(' 00:00') || hasClock)
  return { dateFrom, hasTime, ...(dateTo !== undefined && { dateTo }) }
}

function beginOf(day: string | undefined, clock: string): string | null | undefined {
  if (day === undefined) return undefined
  return v.is(nothing, day) ? null : readWallTime(day + clock)
}
