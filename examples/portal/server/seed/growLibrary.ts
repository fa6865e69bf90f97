import { asc, count, eq, min, sql } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { picturesTable } from '../pictures/picturesTable'
import { StartError } from '../StartError'
import { generatedPicture } from './generatedPicture'

const BATCH = 1000

/**
 * Adds generated rows until the first account's library has `total` pictures; they use existing files and are older than all others. `report` gets
 * the number of pictures after each tenth. Throws StartError if the account has no picture.
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
  // Updates statistics and visibility: the planner does not know the new rows yet, and index-only scans need a vacuum.
  await db.execute(sql`vacuum analyze`)
}
