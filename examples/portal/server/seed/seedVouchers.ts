import type { PortalDatabase } from '../database/PortalDatabase'
import { vouchersTable } from '../vouchers/vouchersTable'
import type { Seed } from './Seed'

/** Makes the demo's vouchers. */
export async function seedVouchers(tx: PortalDatabase, { vouchers }: Seed): Promise<void> {
  if (vouchers.length > 0) await tx.insert(vouchersTable).values(vouchers).onConflictDoNothing()
}
