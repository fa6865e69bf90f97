import { config } from '../config'
import { literal } from '../database/literal'
import { filterPatterns } from '../pictures/filterPatterns'
import { foldSearch } from './foldSearch'

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
 * soonest first, then what is over, the latest first. The columns of the order stand in one index, so that no event is read that is not shown.
 */
export function eventListStatement({ accountId, customer, search, date, page, today }: EventListQuery): string {
  const conditions = [
    `account_id = ${literal(accountId)}::int`,
    `customer = ${literal(customer)}`,
    ...(date === '' ? [] : [`date_from <= ${literal(`${date} 23:59`)}`, `date_to >= ${literal(date)}`]),
    ...filterPatterns(foldSearch(search)).map(pattern => `search_text like ${literal(pattern)}`),
  ]
  const isOver = `date_to < ${literal(today)}`
  const { pageSize } = config.event
  return `select id from events where ${conditions.join(' and ')}
    order by date_from is not null, ${isOver}, case when not (${isOver}) then date_from end, date_from desc, id limit ${pageSize + 1} offset ${(page - 1) * pageSize}`
}
