import { literal } from '../database/literal'
import { filterPatterns } from '../pictures/filterPatterns'
import { foldSearch } from './foldSearch'
import { isLasting } from './isLasting'

/** Which published events are looked for. */
interface PublicEvents {
  search: string
  /** Of this day only, 'YYYY-MM-DD', or empty. */
  date: string
  /** 'YYYY-MM-DD'. */
  today: string
  /** How many from the first, in the order of their begin. */
  end: number
}

/**
 * A statement of the ids of the first published events that are on a day, or today or later: what began before the day and lasts longer, which is little,
 * and what begins on it or after it, in the order of its index. The searched words are literals: how much they find decides the plan.
 */
export function publicEventIds({ search, date, today, end }: PublicEvents): string {
  const day = literal(date === '' ? today : date)
  const words = filterPatterns(foldSearch(search)).map(pattern => ` and search_text like ${literal(pattern)}`).join('')
  const part = (condition: string, order: string) => `(select id from events where is_published and date_from is not null and ${condition}${words}${order})`
  const begins = part(`date_from >= ${day}${date === '' ? '' : ` and date_from <= ${literal(`${date} 23:59`)}`}`, ` order by date_from, id limit ${end}`)
  const goesOn = part(`${isLasting} and date_to >= ${day} and date_from < ${day}`, '')
  // Without a word the list begins with what begins.
  return date === '' && words === '' ? begins : `${begins} union all ${goesOn}`
}
