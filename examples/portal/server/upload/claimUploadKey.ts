import { lt } from 'drizzle-orm'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { timeFromNow } from '../database/timeFromNow'
import type { UploadKey } from './UploadKey'
import { uploadsTable } from './uploadsTable'

/** Takes a key for the upload that the transaction stores, after one under way with the same key has ended; false when that or an earlier one has it. Keys that are too old are removed on the way. */
export async function claimUploadKey(tx: PortalDatabase, accountId: number, { key, fingerprint }: UploadKey): Promise<boolean> {
  await tx.delete(uploadsTable).where(lt(uploadsTable.created, timeFromNow(-config.upload.keysKept)))
  const claimed = await tx.insert(uploadsTable).values({ accountId, uploadKey: key, fingerprint }).onConflictDoNothing().returning()
  return claimed.length > 0
}
