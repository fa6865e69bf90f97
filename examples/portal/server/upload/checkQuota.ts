import { eq, sql } from 'drizzle-orm'
import { lockAccount } from '../accounts/lockAccount'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import { picturesTable } from '../pictures/picturesTable'

const MEGABYTE = 1024 * 1024

/**
 * Checks that an account has room for additional bytes on disk. In a transaction, uploads of the account wait for each other here, so that together
 * they respect the quota. Throws RequestError 413 with advice.
 */
export async function checkQuota(db: PortalDatabase, accountId: number, quota: number, bytes: number): Promise<void> {
  await lockAccount(db, accountId)
  const [stored] = await db
    .select({ bytes: sql<string>`coalesce(sum(greatest(${picturesTable.bytes}, 0)), 0)` })
    .from(picturesTable)
    .where(eq(picturesTable.accountId, accountId))
  if (Number(stored?.bytes ?? 0) + bytes <= quota) return
  const megabytes = Math.floor(quota / MEGABYTE)
  throw new RequestError(413, {
    de: `Ihre Mediathek ist voll: Sie hat Platz für ${megabytes} MB. Bitte löschen Sie Bilder, die Sie nicht mehr brauchen.`,
    en: `Your picture library is full: it has room for ${megabytes} MB. Please delete pictures that you no longer need.`,
    pl: `Państwa biblioteka zdjęć jest pełna: mieści ${megabytes} MB. Proszę usunąć zdjęcia, które nie są już potrzebne.`,
  })
}
