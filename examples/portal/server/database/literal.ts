import { sql, type SQL } from 'drizzle-orm'
import { escapeLiteral } from 'pg'

/** A value in a statement: a number, a text or a list of numbers. */
export type LiteralValue = string | number | readonly number[]

/** Returns a value as an SQL literal, quoted so that the value cannot change the statement. */
export function literal(value: LiteralValue): string {
  return escapeLiteral(typeof value === 'object' ? `{${value.join(',')}}` : String(value))
}

/**
 * Returns SQL for the time `milliseconds` from now by the database's clock, which all processes share. Use it for
 * everything that expires.
 */
export function timeFromNow(milliseconds = 0): SQL<Date> {
  return milliseconds === 0 ? sql`now()` : sql`now() + ${milliseconds} * interval '1 millisecond'`
}
