import { isBlank } from './isBlank'
import type { Rule } from './Rule'

const SHAPE = /^(\d\d)([./-])(\d\d)\2(\d{4})$/
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/**
 * A day of the calendar that may be left out, as dd.mm.yyyy, dd/mm/yyyy or dd-mm-yyyy with the same separator twice
 * (portal-accounts 5).
 */
export const dateOptional: Rule = (value, context) => {
  if (isBlank(value, context)) return undefined
  const [, day, , month, year] = SHAPE.exec(value) ?? []
  return isDay(Number(day), Number(month), Number(year)) ? undefined : { rule: 'date' }
}

function isDay(day: number, month: number, year: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0)
  return day >= 1 && day <= days
}
