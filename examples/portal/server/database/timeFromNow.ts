import { sql, type SQL } from 'drizzle-orm'

/** The moment so many milliseconds from now by the database's clock, the only one that all processes and machines share: what ends at a time is begun, asked for and removed by it. */
export function timeFromNow(milliseconds = 0): SQL<Date> {
  return milliseconds === 0 ? sql`now()` : sql`now() + ${milliseconds} * interval '1 millisecond'`
}
