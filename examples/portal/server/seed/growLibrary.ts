import { createHash } from 'node:crypto'
import { asc, count, eq, min, sql } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { searchText } from '../pictures/listStatement'
import { type PictureRow, picturesTable } from '../pictures/picturesTable'
import { StartError } from '../StartError'

const BATCH = 1000

/**
 * Adds generated rows until the first account's library has `total` pictures. The rows use existing files and are older
 * than the account's other pictures. `report` gets the number of pictures after each tenth of `total`.
 * @throws StartError if there is no account, or if the account has no picture
 */
export async function growLibrary(
  db: PortalDatabase,
  total: number,
  report: (pictures: number) => void,
): Promise<void> {
  const [account] = await db.select().from(accountsTable).orderBy(asc(accountsTable.id)).limit(1)
  if (!account)
    throw new StartError('The database has no account whose library could grow: start the portal once to seed it.')
  const isTheirs = eq(picturesTable.accountId, account.id)
  const models = await db.select().from(picturesTable).where(isTheirs).orderBy(asc(picturesTable.id)).limit(200)
  const [present] = await db
    .select({ count: count(), oldest: min(picturesTable.created) })
    .from(picturesTable)
    .where(isTheirs)
  if (models.length === 0 || !present?.oldest)
    throw new StartError(`The account ${account.account} has no picture to copy: upload one first.`)
  let pictures = present.count
  let reported = pictures
  while (pictures < total) {
    const size = Math.min(BATCH, total - pictures)
    const first = pictures
    const oldest = present.oldest.getTime()
    await db
      .insert(picturesTable)
      .values(
        Array.from({ length: size }, (_, index) =>
          generatedPicture(models, first + index, new Date(oldest - (first + index - present.count + 1) * 1000)),
        ),
      )
    pictures += size
    if (pictures - reported >= total / 10 || pictures === total) report((reported = pictures))
  }
  // Updates the statistics, because the planner does not know the new rows yet. Vacuums, because index-only scans need
  // it.
  await db.execute(sql`vacuum analyze`)
}

const DUPLICATE_EVERY = 500

/**
 * Generates a picture for a large library: a copy of one of `models` with a numbered title. Every 500th
 * picture shares its hash with another one, so that the portal has duplicates to find.
 */
function generatedPicture(models: PictureRow[], number: number, created: Date): typeof picturesTable.$inferInsert {
  const model = models[number % models.length]
  if (!model) throw new Error('There is no picture to copy.')
  const { id: _id, metaTmediaId: _metaTmediaId, ...copied } = model
  const hashedNumber = number % DUPLICATE_EVERY === 0 ? number + 1 : number
  const texts = { ...copied, title: `${model.title ?? 'Ohne Titel'} ${number}` }
  return {
    ...texts,
    // The row of another picture already counts the size of the file.
    bytes: 0,
    hashValue: createHash('sha256').update(`generated ${hashedNumber}`).digest('hex').slice(0, 16),
    searchText: searchText(texts),
    created,
    lastChange: created,
  }
}
