import type { LocalDate } from '../lib/dates'

const FIRST_DAY: LocalDate = '1900-01-01'
/** The last day that an event may have. */
export const LAST_DAY: LocalDate = '2200-12-31'

/** True for a day in the years that an event may have. Other years count as typing errors. */
export const isValidDay = (date: LocalDate): boolean => date >= FIRST_DAY && date <= LAST_DAY
