import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { lockAccount } from '../accounts/AccountStore'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import { picturesTable } from '../pictures/picturesTable'
import { bytesOnDisk } from '../storage/diskStorage'
import type { PictureStorage } from '../storage/PictureStorage'

const MEGABYTE = 1024 * 1024

/**
 * Checks that an account has room for additional bytes on disk. Inside a transaction, locks the account, so that
 * simultaneous uploads together stay within the quota. Throws RequestError 413, with advice, if there is no room.
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

const BATCH = 100

/**
 * Measures the files of pictures that were stored before sizes were recorded; a missing file counts as 0. Stops early
 * when `isOver` returns true; the next run continues.
 */
export async function notePictureBytes(
  db: PortalDatabase,
  storage: PictureStorage,
  isOver: () => boolean = () => false,
): Promise<void> {
  const { id, uri, bytes } = picturesTable
  let last = 0
  while (!isOver()) {
    const rows = await db
      .select({ id, uri })
      .from(picturesTable)
      // The 0 is part of the statement, not a parameter. Otherwise the planner would not use the partial index of these
      // few pictures.
      .where(and(sql`${bytes} < 0`, gt(id, last)))
      .orderBy(asc(id))
      .limit(BATCH)
    for (const row of rows) {
      if (isOver()) return
      const size = await sizeOf(storage, row.uri)
      await db
        .update(picturesTable)
        .set({ bytes: bytesOnDisk(size) })
        .where(and(eq(id, row.id), lt(bytes, 0)))
      last = row.id
    }
    if (rows.length < BATCH) return
  }
}

async function sizeOf(storage: PictureStorage, uri: string): Promise<number> {
  const file = await storage.open(uri)
  file?.content.destroy()
  if (!file) return 0
  return file.size ?? (await storage.read(uri))?.length ?? 0
}
