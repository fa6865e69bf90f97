import { literal } from '../database/literal'
import { isLasting } from './isLasting'
import { wordConditions } from './wordConditions'

/** Which published events are looked for. */
interface PublicEvents {
  search: string
  /** Of this day only, 'YYYY-MM-DD', or empty. */
  date: string
  /** 'YYYY-MM-DD'. */
  today: string
  /** So many are passed over, in the order of their begin. */
  from: number
  count: number
}

/**
 * A statement of the ids of one page of the published events that are on a day, or today or later: what began before the day and lasts longer, which is little,
 * and what begins on it or after it, in the order of its index. Without a word that is read without rows, so that a page far behind costs little. The searched words are literals: how much they find decides the plan.
 */
export function publicEventIds({ search, date, today, from, count }: PublicEvents): string {
  const day = literal(date === '' ? today : date)
  const words = wordConditions(search).map(condition => ` and ${condition}`).join('')
  const part = (condition: string, order: string) => `(select date_from, id from events where is_published and date_from is not null and ${condition}${words}${order})`
  const begins = part(`date_from >= ${day}${date === '' ? '' : ` and date_from <= ${literal(`${date} 23:59`)}`}`, ` order by date_from, id limit ${from + count}`)
  const goesOn = part(`${isLasting} and date_to >= ${day} and date_from < ${day}`, '')
  // Without a word the list begins with what begins.
  const found = date === '' && words === '' ? begins : `${begins} union all ${goesOn}`
  return `select id from (${found}) e order by date_from, id limit ${count} offset ${from}`
}
