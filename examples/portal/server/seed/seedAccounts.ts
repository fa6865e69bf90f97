import { eq } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import { hashPassword } from '../accounts/AccountStore'
import type { PortalDatabase } from '../database/PortalDatabase'
import { personsTable } from '../persons/personsTable'
import { matchKeys } from '../persons/PersonStore'
import type { PictureRow } from '../pictures/picturesTable'
import { vouchersTable } from '../vouchers/VoucherStore'
import type { Seed } from './SeedData'

/** Creates the demo's accounts and returns their ids by e-mail. */
export async function seedAccounts(tx: PortalDatabase, { accounts }: Seed): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { password, ...account } of accounts) {
    const passwordHash = await hashPassword(password)
    const [row] = await tx
      .insert(accountsTable)
      .values({ ...account, passwordHash })
      .returning()
    if (row) ids.set(row.account, row.id)
  }
  return ids
}

const BATCH = 200

/**
 * Creates the demo's register of persons; persons with an existing account are linked to it. Missing pictures are left
 * out.
 */
export async function seedPersons(
  tx: PortalDatabase,
  { persons }: Seed,
  accountIds: Map<string, number>,
  pictures: Map<string, PictureRow>,
): Promise<void> {
  for (let at = 0; at < persons.length; at += BATCH) {
    const batch = persons.slice(at, at + BATCH)
    const rows = await tx
      .insert(personsTable)
      .values(
        batch.map(({ picture, userId: userIds, account: _account, ...fields }) => ({
          ...fields,
          userIds,
          profileImage: thumbnail(picture === null ? undefined : pictures.get(picture)),
          matchKeys: matchKeys(fields),
        })),
      )
      .returning({ id: personsTable.id })
    for (const [index, { account }] of batch.entries()) {
      const accountId = account === undefined ? undefined : accountIds.get(account)
      const personId = rows[index]?.id
      if (accountId !== undefined && personId !== undefined)
        await tx.update(accountsTable).set({ personId }).where(eq(accountsTable.id, accountId))
    }
  }
}

function thumbnail(picture: PictureRow | undefined): string {
  return picture ? picture.uri.replace(/(\.\w+)$/, '_t1$1') : ''
}

/** Creates the demo's vouchers. */
export async function seedVouchers(tx: PortalDatabase, { vouchers }: Seed): Promise<void> {
  if (vouchers.length > 0) await tx.insert(vouchersTable).values(vouchers).onConflictDoNothing()
}
