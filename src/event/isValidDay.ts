import type { LocalDate } from '../lib/dates'

const FIRST_DAY: LocalDate = '1900-01-01'
/** The last day that an event may have. */
export const LAST_DAY: LocalDate = '2200-12-31'

/** True when a day is in the years that an event may have, 1900 to 2200. Other years count as typing errors. */
export const isValidDay = (date: LocalDate): boolean => date >= FIRST_DAY && date <= LAST_DAY
