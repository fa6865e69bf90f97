import { eq, sql } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { AccountRow } from './AccountRow'
import { accountsTable } from './accountsTable'

/** The account of that e-mail or name, or null. Capitals don't count: no two accounts differ in them alone. */
export async function findAccount(db: PortalDatabase, account: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(accountsTable).where(eq(sql`lower(${accountsTable.account})`, account.trim().toLowerCase()))
  return row ?? null
}
