import type { accountsTable } from './accountsTable'

/** An account as the database keeps it. */
export type AccountRow = typeof accountsTable.$inferSelect
