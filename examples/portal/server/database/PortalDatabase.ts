import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { LiteralValue } from './literal'

/**
 * Puts a statement to the database without the query builder, for the calls whose rate counts; the values stand for $1, $2 ….
 * A statement with a `name` is parsed and planned once. Plans never depend on the values (see GENERIC_PLANS): what should decide the plan is written as a literal.
 */
export type DatabaseQuery = <Row extends object>(
  statement: { name?: string; text: string },
  values: readonly LiteralValue[],
) => Promise<Row[]>

/** The database as the portal's code sees it, or a transaction on it: the same for both drivers. */
export type PortalDatabase = PgDatabase<PgQueryResultHKT>

/** An open database and how to close it. */
export interface DatabaseHandle {
  db: PortalDatabase
  /** The same, but what it is asked may take as long as it takes: migrations, and the wait for a process that does one. */
  patientDb: PortalDatabase
  query: DatabaseQuery
  close(): Promise<void>
}
