import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database as the portal's code sees it, or a transaction on it: the same for both drivers. */
export type PortalDatabase = PgDatabase<PgQueryResultHKT>
