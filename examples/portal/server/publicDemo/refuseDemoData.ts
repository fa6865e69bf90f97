import { inArray } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { readSeedFile } from '../seed/readSeedFile'
import { SeedData } from '../seed/SeedData'
import { StartError } from '../StartError'
import { vouchersTable } from '../vouchers/vouchersTable'

/** Throws StartError when a database has accounts or vouchers that an earlier start has seeded: everybody can look up their passwords and codes. */
export async function refuseDemoData(db: PortalDatabase): Promise<void> {
  const names = (await readSeedFile('accounts', SeedData.accounts)).map(({ account }) => account)
  const codes = (await readSeedFile('vouchers', SeedData.vouchers)).map(({ code }) => code)
  const [account] = await db.select({ name: accountsTable.account }).from(accountsTable).where(inArray(accountsTable.account, names)).limit(1)
  const [voucher] = await db.select({ code: vouchersTable.code }).from(vouchersTable).where(inArray(vouchersTable.code, codes)).limit(1)
  if (!account && !voucher) return
  const found = account ? `the demo’s account ${account.name}, whose password` : `the demo’s voucher ${voucher?.code}, which`
  throw new StartError(`The portal was not started: others than this machine reach it, and its database has ${found} everybody can look up. Please start it with an empty database, or delete the demo’s accounts and vouchers from this one; or add --public-demo if everybody may use them.`)
}
