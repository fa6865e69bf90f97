import { accountsTable } from '../accounts/accountsTable'
import { hashPassword } from '../accounts/hashPassword'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { Seed } from './Seed'

/** Makes the demo's accounts and answers their ids by e-mail. */
export async function seedAccounts(tx: PortalDatabase, { accounts }: Seed): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { password, ...account } of accounts) {
    const passwordHash = await hashPassword(password)
    const [row] = await tx.insert(accountsTable).values({ ...account, passwordHash }).returning()
    if (row) ids.set(row.account, row.id)
  }
  return ids
}
