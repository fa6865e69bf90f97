import { and, eq, lt, notExists, or, sql } from 'drizzle-orm'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { timeFromNow } from '../database/timeFromNow'
import { picturesTable } from '../pictures/picturesTable'
import type { UploadKey } from './UploadKey'
import { uploadsTable } from './uploadsTable'

/**
 * Takes a key for the upload that the transaction stores, after one under way with the same key has ended; false when that or an earlier one has it. Keys that are too old are
 * removed on the way, and this one where every picture that it brought has been deleted: else what is sent again would be called stored, and be nowhere.
 */
export async function claimUploadKey(tx: PortalDatabase, accountId: number, { key, fingerprint }: UploadKey): Promise<boolean> {
  const left = tx.select({ id: picturesTable.id }).from(picturesTable).where(and(eq(picturesTable.accountId, accountId), sql`${picturesTable.id} = any(${uploadsTable.pictureIds})`))
  const isForNothing = and(eq(uploadsTable.accountId, accountId), eq(uploadsTable.uploadKey, key), notExists(left))
  await tx.delete(uploadsTable).where(or(lt(uploadsTable.created, timeFromNow(-config.upload.keysKept)), isForNothing))
  const claimed = await tx.insert(uploadsTable).values({ accountId, uploadKey: key, fingerprint }).onConflictDoNothing().returning()
  return claimed.length > 0
}
