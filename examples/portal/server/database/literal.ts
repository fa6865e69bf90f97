import { sql, type SQL } from 'drizzle-orm'
import { escapeLiteral } from 'pg'

/** A value as it can stand in a statement: a number, a text or a list of numbers. */
export type LiteralValue = string | number | readonly number[]

/** A value written as SQL, quoted so that nothing in it ends the literal. */
export function literal(value: LiteralValue): string {
  return escapeLiteral(typeof value === 'object' ? `{${value.join(',')}}` : String(value))
}

/**
 * SQL for the time so many milliseconds from now by the database's clock, the only one that all processes share. Everything with an end is begun,
 * queried and removed by it.
 */
export function timeFromNow(milliseconds = 0): SQL<Date> {
  return milliseconds === 0 ? sql`now()` : sql`now() + ${milliseconds} * interval '1 millisecond'`
}
