import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/accountsTable'
import { lockAccount } from '../accounts/AccountStore'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import type { Article, ArticleSummary } from './Article'
import { articleRefusals } from './articleRefusals'
import { articlesTable } from './articlesTable'

/**
 * Creates an article that only its author sees until it is saved. Throws RequestError 400 if the author has the maximum
 * number.
 */
export async function newArticle(
  tx: PortalDatabase,
  authorId: number,
  title: string,
): Promise<typeof articlesTable.$inferSelect> {
  await lockAccount(tx, authorId)
  if ((await tx.$count(articlesTable, eq(articlesTable.authorId, authorId))) >= config.article.perAccount)
    throw new RequestError(400, articleRefusals.tooMany)
  const [row] = await tx
    .insert(articlesTable)
    .values({
      slug: await freeSlug(tx, title),
      title,
      teaser: '',
      authorId,
      published: new Date(),
      isDraft: true,
      blocks: [],
    })
    .returning()
  if (!row) throw new Error('The database returned no row for an insert.')
  return row
}

const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  đ: 'd',
}
const LONGEST = 80

/**
 * Returns a title in the form of an address: lower-case letters, digits and hyphens; 'beitrag' if neither letters nor
 * digits remain.
 */
export function slugOf(title: string): string {
  const letters = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßłøæđ]/g, letter => SPELLED[letter] ?? '')
  const plain = letters
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
  return plain.slice(0, LONGEST).replace(/^-+|-+$/g, '') || 'beitrag'
}

const SUFFIXES = 1_000_000

/** Returns the title's slug, with a number if it is taken. */
async function freeSlug(db: PortalDatabase, title: string): Promise<string> {
  const slug = slugOf(title)
  const taken = await db.select({ id: articlesTable.id }).from(articlesTable).where(eq(articlesTable.slug, slug))
  return taken.length === 0 ? slug : `${slug}-${randomInt(SUFFIXES)}`
}

/** Reads and saves articles for the portal's pages. */
export interface ArticleService {
  /** Returns published articles, newest first; `limit` is a number of articles (default 20, at most 100). */
  list(limit?: number): Promise<ArticleSummary[]>
  /** Returns one page of the account's articles and drafts, newest first; pages are counted from 1. */
  listBy(accountId: number, page?: number): Promise<{ articles: ArticleSummary[]; isLastPage: boolean }>
  /** Returns the article with that slug, or null. */
  get(slug: string): Promise<Article | null>
  /**
   * Replaces an article's title, teaser and body. `draft` is the untrusted request body `{ title, teaser, blocks }` and
   * is validated here. Throws RequestError 400 for an invalid draft or another account's picture, 403 for anyone but
   * the author, 404 for a missing article.
   */
  save(author: SessionAccount, articleId: number, draft: unknown): Promise<Article>
}
