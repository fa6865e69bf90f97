import { and, eq, sql } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/SessionAccount'
import { articlesTable } from '../articles/articlesTable'
import { newArticle } from '../articles/newArticle'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { FormMap } from '../http/FormMap'
import { readNumber } from '../http/readNumber'
import { ownArticle } from './ownArticle'

const IDS = { min: 1, max: 2_147_483_647 }
const TITLE = 'Neuer Artikel'

/** Makes an empty article beside an own page, or answers the one that is still empty from last time. Throws RequestError 400, 403 or 404. */
export async function newEmptyArticle(db: PortalDatabase, account: SessionAccount, form: FormMap): Promise<{ article_id: number }> {
  await ownArticle(db, account, readNumber(form, 'page_id', IDS))
  const isEmpty = and(eq(articlesTable.authorId, account.Id), sql`${articlesTable.isDraft}`, eq(articlesTable.title, TITLE), sql`${articlesTable.blocks} = '[]'::jsonb`)
  const [present] = await db.select({ id: articlesTable.id }).from(articlesTable).where(isEmpty).limit(1)
  return { article_id: (present ?? (await newArticle(db, account.Id, TITLE))).id }
}
