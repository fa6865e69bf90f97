import type { AddressRow } from '../addresses/addressesTable'
import { config } from '../config'
import { literal } from '../database/literal'
import { filterPatterns } from '../pictures/listStatement'
import { type EventRow, isLasting } from './eventsTable'

/** Filter of the portal's list of events. */
export interface EventFilter {
  /** Words; each must be in a title, the location, the city, an organiser or a keyword. */
  search: string
  /** Day 'YYYY-MM-DD', or empty for all days from today on. */
  date: string
  /** Counted from 1. */
  page: number
}

/** LIKE patterns of the text before the beginning of a word: nothing, or any text that ends with a separator. */
const BEFORE = ['', '% ', '%\n', '%-', '%/', '%(', '%"', '%„']
const THREE_LETTERS = /[\p{L}\p{N}]{3}/u
const LETTER = /[\p{L}\p{N}]/u

/**
 * Returns one condition for each word of a public search; all conditions can use the trigram index. A word with at
 * least three letters or digits in a row matches anywhere. Any other word matches only at the beginning of a word. A
 * word without a letter or digit, such as &, is ignored.
 */
export function wordConditions(search: string): string[] {
  return filterPatterns(foldSearch(search))
    .filter(pattern => LETTER.test(pattern))
    .map(pattern => {
      if (THREE_LETTERS.test(pattern)) return `search_text like ${literal(pattern)}`
      return `(${BEFORE.map(before => `search_text like ${literal(before + pattern.slice(1))}`).join(' or ')})`
    })
}

/** One page of a member's own events. */
interface EventListQuery {
  accountId: number
  customer: string
  search: string
  /** Day 'YYYY-MM-DD', or empty for all. */
  date: string
  /** Counted from 1. */
  page: number
  /** Current day, 'YYYY-MM-DD', which separates coming events from past ones. */
  today: string
}

/**
 * Returns a statement for the ids of one page, and one more id if another page follows. The order is: running and
 * coming events, by their beginning; events without a date; past ones, latest first. Without a day, all groups except
 * the few running events are read from an index in their order.
 */
export function eventListStatement({ accountId, customer, search, date, page, today }: EventListQuery): string {
  const { pageSize } = config.event
  const own = [
    `account_id = ${literal(accountId)}::int`,
    `customer = ${literal(customer)}`,
    ...filterPatterns(foldSearch(search)).map(pattern => `search_text like ${literal(pattern)}`),
  ].join(' and ')
  const parts =
    date === '' ? partsOfAll(own, literal(today), page * pageSize + 1) : partsOfDay(own, literal(today), date)
  return `select id from (${parts.join(' union all ')}) e
    order by part, case part when 0 then date_from end, date_from desc, id limit ${pageSize + 1} offset ${(page - 1) * pageSize}`
}

function partsOfAll(own: string, today: string, end: number): string[] {
  const part = (columns: string, condition: string, order: string) =>
    `(select ${columns}, id from events where ${own} and ${condition} ${order})`
  const upTo = `limit ${end}`
  return [
    // An event that began before today can still run only if it ends on a later day than it began. Such events are few
    // and have an index of their own. With an index by start, the database would read all past events to find them.
    part('0 as part, date_from', `${isLasting} and date_from < ${today} and date_to >= ${today}`, ''),
    part('0, date_from', `date_from >= ${today}`, `order by date_from, id ${upTo}`),
    part('1, date_from', 'date_from is null', `order by id ${upTo}`),
    part('2, date_from', `date_from < ${today} and date_to < ${today}`, `order by date_from desc, id ${upTo}`),
  ]
}

function partsOfDay(own: string, today: string, date: string): string[] {
  const [day, end] = [literal(date), literal(`${date} 23:59`)]
  const part = (condition: string) =>
    `(select case when date_to < ${today} then 2 else 0 end as part, date_from, id from events where ${own} and ${condition})`
  return [
    part(`date_from >= ${day} and date_from <= ${end}`),
    part(`${isLasting} and date_to >= ${day} and date_from < ${day}`),
  ]
}

/** Folds a text for the search of events: lower case, and ss for ß, because many people type ss. */
function foldSearch(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss')
}

type Searched = Pick<EventRow, 'title' | 'titleEnglish' | 'titlePolish' | 'locationFreetext' | 'city' | 'keywords'>

/** Returns the search text of an event: folded, one field per line, so that no match spans two fields. */
export function eventSearchText(event: Searched, addresses: readonly Pick<AddressRow, 'name'>[]): string {
  const { title, titleEnglish, titlePolish, locationFreetext, city, keywords } = event
  const texts = [
    title,
    titleEnglish,
    titlePolish,
    ...addresses.map(({ name }) => name),
    locationFreetext,
    city,
    ...keywords,
  ]
  return foldSearch(texts.filter(text => text !== '').join('\n'))
}
