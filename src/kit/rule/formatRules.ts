import type { Rule } from './Rule'
import { isBlank, nonempty } from './valueRules'

/**
 * A required number. Accepts every text that is not empty: the digit pattern of portal-accounts 5 also matches texts
 * without digits.
 */
export const number: Rule = (value, context) => nonempty(value, context)

/** An optional number. Accepts every value, because the digit pattern of portal-accounts 5 matches every text. */
export const numberOptional: Rule = () => undefined

const SHAPE = /^\+\d{1,3} \d+ \d+$/

/** An international telephone number: '+', 1 to 3 digits, a blank, digits, a blank, digits (portal-accounts 5). */
export const phoneNumber: Rule = value => (SHAPE.test(value) ? undefined : { rule: 'phoneNumber' })

/** An optional telephone number. Empty and the default label text are valid too (portal-accounts 5). */
export const phoneNumberOptional: Rule = (value, context) =>
  isBlank(value, context) ? undefined : phoneNumber(value, context)

const DATE_SHAPE = /^(\d\d)([./-])(\d\d)\2(\d{4})$/
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** An optional day as dd.mm.yyyy, dd/mm/yyyy or dd-mm-yyyy, with the same separator twice (portal-accounts 5). */
export const dateOptional: Rule = (value, context) => {
  if (isBlank(value, context)) return undefined
  const [, day, , month, year] = DATE_SHAPE.exec(value) ?? []
  return isDay(Number(day), Number(month), Number(year)) ? undefined : { rule: 'date' }
}

function isDay(day: number, month: number, year: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0)
  return day >= 1 && day <= days
}

const TIME_SHAPE = /^(?:[01]?\d|2[0-3]):[0-5]\d$/

/** An optional time of day as h:mm or hh:mm (portal-accounts 5), hours 0 to 23 (events 5.5). */
export const timeOptional: Rule = (value, context) =>
  isBlank(value, context) || TIME_SHAPE.test(value) ? undefined : { rule: 'time' }
