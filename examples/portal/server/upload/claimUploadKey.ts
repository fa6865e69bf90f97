import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { and, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'
import { accountsTable } from '../accounts/accountsTable'
import { config } from '../config'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import { readIdempotencyKey } from '../idempotency/keyedWrite'
import { type PictureRow, picturesTable } from '../pictures/picturesTable'
import type { ReceivedUpload } from './receiveUpload'

/**
 * Identity of an upload: the sender's key, and a hash of the content. By this identity, the portal recognises an upload
 * that is repeated after a lost response.
 */
export interface UploadKey {
  key: string
  fingerprint: string
}

/** Recent uploads with a key, and their pictures. */
export const uploadsTable = pgTable(
  'uploads',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accountsTable.id, { onDelete: 'cascade' }),
    uploadKey: text('upload_key').notNull(),
    fingerprint: text().notNull(),
    pictureIds: integer('picture_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    created: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.accountId, table.uploadKey] })],
)

/**
 * Reads the form field `upload_key`, or the header Idempotency-Key; null if neither is sent. The field is for forms in
 * hidden frames, which can't send headers. An upload repeated with the same key and content stores nothing and returns
 * the pictures of the first upload. Throws RequestError 400 for an invalid header.
 */
export async function readUploadKey(
  request: FastifyRequest,
  { series, uploadKey, files }: ReceivedUpload,
): Promise<UploadKey | null> {
  const key = uploadKey || readIdempotencyKey(request)
  if (key === null) return null
  const sizes = await Promise.all(files.map(async ({ path }) => (await stat(path)).size))
  const hash = createHash('sha256').update(
    JSON.stringify([series ?? '', files.map(({ fileName }, index) => [fileName, sizes[index]])]),
  )
  for (const { path } of files) {
    const pieces: AsyncIterable<Buffer> = createReadStream(path)
    for await (const piece of pieces) hash.update(piece)
  }
  return { key, fingerprint: hash.digest('hex') }
}

/**
 * Claims a key for the upload in this transaction. Waits until a pending upload with the same key has ended. Returns
 * false if another upload has the key. First removes expired keys. Also removes this key if all pictures of its upload
 * were deleted. Otherwise a repeated upload would be reported as stored although its pictures are gone.
 */
export async function claimUploadKey(
  tx: PortalDatabase,
  accountId: number,
  { key, fingerprint }: UploadKey,
): Promise<boolean> {
  const left = tx
    .select({ id: picturesTable.id })
    .from(picturesTable)
    .where(and(eq(picturesTable.accountId, accountId), sql`${picturesTable.id} = any(${uploadsTable.pictureIds})`))
  const isUnused = and(eq(uploadsTable.accountId, accountId), eq(uploadsTable.uploadKey, key), notExists(left))
  await tx.delete(uploadsTable).where(or(lt(uploadsTable.created, timeFromNow(-config.upload.keyLifetime)), isUnused))
  const claimed = await tx
    .insert(uploadsTable)
    .values({ accountId, uploadKey: key, fingerprint })
    .onConflictDoNothing()
    .returning()
  return claimed.length > 0
}

/**
 * Returns the pictures of the account's upload with this key, in order and without deleted ones. Returns null if there
 * was no such upload, or if all its pictures are deleted. Throws RequestError 409 if the key was used for different
 * content.
 */
export async function earlierUpload(
  db: PortalDatabase,
  accountId: number,
  { key, fingerprint }: UploadKey,
): Promise<PictureRow[] | null> {
  const [upload] = await db
    .select()
    .from(uploadsTable)
    .where(and(eq(uploadsTable.accountId, accountId), eq(uploadsTable.uploadKey, key)))
  if (!upload) return null
  if (upload.fingerprint !== fingerprint)
    throw new RequestError(409, 'Something else was uploaded with this upload_key.')
  const rows = await db
    .select()
    .from(picturesTable)
    .where(and(eq(picturesTable.accountId, accountId), inArray(picturesTable.id, upload.pictureIds)))
  return rows.length > 0 ? upload.pictureIds.flatMap(id => rows.find(row => row.id === id) ?? []) : null
}
