import { eq } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/accountsTable'
import { articleRefusals } from '../articles/articleRefusals'
import { articlesTable } from '../articles/articlesTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'

/**
 * Returns an article of the account. Throws RequestError 403 for another account's published article. Throws 404 if the
 * id does not exist, and for another account's draft, because nobody else may learn that a draft exists.
 */
export async function ownArticle(
  db: PortalDatabase,
  account: SessionAccount,
  id: number,
): Promise<typeof articlesTable.$inferSelect> {
  const [row] = await db.select().from(articlesTable).where(eq(articlesTable.id, id))
  const isOwn = row?.authorId === account.Id
  if (!row || (row.isDraft && !isOwn)) throw new RequestError(404, articleRefusals.gone(id))
  if (!isOwn) throw new RequestError(403, articleRefusals.foreign)
  return row
}
