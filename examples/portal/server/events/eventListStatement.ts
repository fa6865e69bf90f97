import { config } from '../config'
import { literal } from '../database/literal'
import { filterPatterns } from '../pictures/listStatement'
import { foldSearch } from './eventSearchText'
import { isLasting } from './eventsTable'

/** What the portal's list of events is narrowed by. */
export interface EventFilter {
  /** Words, each of which must stand in title, place, organiser or keywords. */
  search: string
  /** 'YYYY-MM-DD', or empty: events of that day. */
  date: string
  /** Counted from 1. */
  page: number
}

/** What may stand before a word that begins with what was typed. */
const BEFORE = ['', '% ', '%\n', '%-', '%/', '%(', '%"', '%„']
const THREE_LETTERS = /[\p{L}\p{N}]{3}/u
const LETTER = /[\p{L}\p{N}]/u

/**
 * For a search that anybody may ask: a condition for each typed word, every one of which the index of trigrams can answer. Three letters in a row are
 * found anywhere in a word, fewer only where they begin one; a sign without a letter, such as &, narrows nothing.
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
  /** 'YYYY-MM-DD', or empty. */
  date: string
  /** Counted from 1. */
  page: number
  /** The day that divides what is to come from what is over. */
  today: string
}

/**
 * The ids of one page, and of one event more where another page follows: events without a date first, then what is today or later,
 * soonest first, then what is over, the latest first. Each part is read from an index in its own order and only as far as the page reaches.
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
    order by part, case part when 1 then date_from end, date_from desc, id limit ${pageSize + 1} offset ${(page - 1) * pageSize}`
}

function partsOfAll(own: string, today: string, end: number): string[] {
  const part = (columns: string, condition: string, order: string) =>
    `(select ${columns}, id from events where ${own} and ${condition} ${order})`
  const upTo = `limit ${end}`
  return [
    part('0 as part, null as date_from', 'date_from is null', `order by id ${upTo}`),
    // Begun before and not over yet: only what lasts longer than a day can be. Those are few, and in the order of their begin they would be looked for among all that is over.
    part('1, date_from', `${isLasting} and date_from < ${today} and date_to >= ${today}`, ''),
    part('1, date_from', `date_from >= ${today}`, `order by date_from, id ${upTo}`),
    part('2, date_from', `date_from < ${today} and date_to < ${today}`, `order by date_from desc, id ${upTo}`),
  ]
}

function partsOfDay(own: string, today: string, date: string): string[] {
  const [day, end] = [literal(date), literal(`${date} 23:59`)]
  const part = (condition: string) =>
    `(select case when date_to < ${today} then 2 else 1 end as part, date_from, id from events where ${own} and ${condition})`
  return [
    part(`date_from >= ${day} and date_from <= ${end}`),
    part(`${isLasting} and date_to >= ${day} and date_from < ${day}`),
  ]
}
