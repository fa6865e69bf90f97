import type { FormMap } from '../http/FormMap'
import { readNumber } from '../http/readNumber'
import type { SessionAccount } from '../accounts/SessionAccount'
import type { PortalDatabase } from '../database/PortalDatabase'
import { commentsConfigsTable } from './commentsConfigsTable'
import { ownArticle } from './ownArticle'

const IDS = { min: 1, max: 2_147_483_647 }

/** Makes the comments configuration of an own page, or of a film on it; asked again it answers the same one. Throws RequestError 400, 403 or 404. */
export async function newCommentsConfig(db: PortalDatabase, account: SessionAccount, form: FormMap): Promise<{ comments_config_id: number }> {
  const film = form['film_id'] === 'null' ? 0 : readNumber(form, 'film_id', { ...IDS, min: 0, fallback: 0 })
  const page = await ownArticle(db, account, readNumber(form, 'page_id', IDS))
  const target = [commentsConfigsTable.pageId, commentsConfigsTable.filmId]
  const [row] = await db
    .insert(commentsConfigsTable)
    .values({ pageId: page.id, filmId: film })
    .onConflictDoUpdate({ target, set: { pageId: page.id } })
    .returning({ id: commentsConfigsTable.id })
  if (!row) throw new Error('The database answered an insert without its row.')
  return { comments_config_id: row.id }
}
