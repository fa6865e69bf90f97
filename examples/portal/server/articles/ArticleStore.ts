import { desc, eq, inArray, sql } from 'drizzle-orm'
import { accountsTable, type SessionAccount } from '../accounts/accountsTable'
import { blogItemsTable } from '../blog/BlogStore'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import { noteLooseFiles } from '../storage/looseFiles'
import { type Article, type ArticleSummary, pictureUris, toArticle } from './Article'
import { articleRefusals } from './articleRefusals'
import type { ArticleService } from './ArticleService'
import { articlesTable } from './articlesTable'
import { checkedBlocks, parseArticleDraft } from './parseArticleDraft'

const LONGEST_LIST = 100

/** Reads and saves articles in the database. */
export class ArticleStore implements ArticleService {
  constructor(private readonly db: PortalDatabase) {}

  /** Returns published articles, newest first. */
  async list(limit = 20): Promise<ArticleSummary[]> {
    const rows = await this.select()
      // SQL without a parameter, so that the planner uses the index that leaves out drafts.
      .where(sql`not ${articlesTable.isDraft}`)
      .orderBy(desc(articlesTable.published), desc(articlesTable.id))
      .limit(Math.min(limit, LONGEST_LIST))
    return rows.map(toSummary)
  }

  /** Returns one page of an account's articles, with drafts, newest first. */
  async listBy(accountId: number, page = 1): Promise<{ articles: ArticleSummary[]; isLastPage: boolean }> {
    const { ownPage } = config.article
    const newestFirst = [desc(articlesTable.published), desc(articlesTable.id)]
    // Reads the ids first, because PostgreSQL finds them in the index `articles_own` without reading rows. A single
    // statement would be slower: its limit is a parameter, so the planner assumes a large limit.
    const found = await this.db
      .select({ id: articlesTable.id })
      .from(articlesTable)
      .where(eq(articlesTable.authorId, accountId))
      .orderBy(...newestFirst)
      .limit(ownPage + 1)
      .offset((page - 1) * ownPage)
    const ids = found.slice(0, ownPage).map(({ id }) => id)
    const rows =
      ids.length > 0
        ? await this.select()
            .where(inArray(articlesTable.id, ids))
            .orderBy(...newestFirst)
        : []
    return { articles: rows.map(toSummary), isLastPage: found.length <= ownPage }
  }

  /** Returns the article with that slug, or null. */
  async get(slug: string): Promise<Article | null> {
    const [row] = await this.select().where(eq(articlesTable.slug, slug))
    return row ? toArticle(row) : null
  }

  /** Replaces an article; see ArticleService. */
  async save(author: SessionAccount, articleId: number, draft: unknown): Promise<Article> {
    const { title, teaser, blocks } = parseArticleDraft(draft)
    return this.db.transaction(async tx => {
      const [present] = await tx.select().from(articlesTable).where(eq(articlesTable.id, articleId)).for('update')
      if (!present) throw new RequestError(404, articleRefusals.gone(articleId))
      if (present.authorId !== author.Id) throw new RequestError(403, articleRefusals.foreign)
      const checked = await checkedBlocks(tx, author, present.blocks, blocks)
      const [row] = await tx
        .update(articlesTable)
        .set({ title, teaser: teaser ?? present.teaser, blocks: checked, isDraft: false, lastChange: new Date() })
        .where(eq(articlesTable.id, articleId))
        .returning()
      if (!row) throw new RequestError(404, articleRefusals.gone(articleId))
      if (present.isDraft)
        await tx.update(blogItemsTable).set({ draftOf: 0 }).where(eq(blogItemsTable.articleId, articleId))
      // Records the files that the article no longer shows. If the owner has deleted such a picture, this article may
      // have been the last one that used its file.
      const shown = new Set(pictureUris(checked))
      await noteLooseFiles(
        tx,
        pictureUris(present.blocks).filter(uri => !shown.has(uri)),
      )
      return toArticle({ article: row, author })
    })
  }

  private select() {
    return this.db
      .select({
        article: articlesTable,
        author: { firstname: accountsTable.firstname, surname: accountsTable.surname },
      })
      .from(articlesTable)
      .innerJoin(accountsTable, eq(accountsTable.id, articlesTable.authorId))
  }
}

/** Returns an article for a list, without its body. */
function toSummary(row: Parameters<typeof toArticle>[0]): ArticleSummary {
  const { blocks: _blocks, ...summary } = toArticle(row)
  return summary
}
