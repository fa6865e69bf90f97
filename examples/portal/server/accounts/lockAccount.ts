import { eq } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { accountsTable } from './accountsTable'

/** Locks an account until the transaction ends, so that simultaneous requests keep a limit of the account together. */
export async function lockAccount(tx: PortalDatabase, accountId: number): Promise<void> {
  await tx
    .select({ id: accountsTable.id })
    .from(accountsTable)
    .where(eq(accountsTable.id, accountId))
    .for('no key update')
}
