import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { LiteralValue } from './literal'

/**
 * Sends a statement without the query builder, for frequent calls; the values replace $1, $2 …. A statement with a
 * `name` is parsed and planned once for each connection. Plans don't depend on the values (see GENERIC_PLANS). If a
 * value must influence the plan, write it as a literal.
 */
export type DatabaseQuery = <Row extends object>(
  statement: { name?: string; text: string },
  values: readonly LiteralValue[],
) => Promise<Row[]>

/** The database, or a transaction on it; the same type for PostgreSQL and for the embedded database. */
export type PortalDatabase = PgDatabase<PgQueryResultHKT>

/** An open database and the function that closes it. */
export interface DatabaseHandle {
  db: PortalDatabase
  /**
   * The same database without time limits, for migrations, seeding and label updates, which may wait for another
   * process.
   */
  unlimitedDb: PortalDatabase
  query: DatabaseQuery
  close(): Promise<void>
}
