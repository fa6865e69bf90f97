import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable, type SessionAccount } from '../accounts/accountsTable'
import { type ArticleSummary, pictureUris, toArticle } from '../articles/Article'
import { articleRefusals } from '../articles/articleRefusals'
import { newArticle } from '../articles/ArticleService'
import { articlesTable } from '../articles/articlesTable'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { ownArticle } from '../editor/ownArticle'
import { RequestError } from '../http/RequestError'
import type { Language } from '../registerLogin/LayerCall'
import { noteLooseFiles } from '../storage/looseFiles'

/** A post of the blog: an article with its tag. */
export interface BlogPost extends ArticleSummary {
  tagId: number
  tag: string
}

/** Topic of a blog post, in the requested language. */
export interface BlogTag {
  tag_id: number
  title: string
}

/** Articles that are posts of the blog. */
export const blogItemsTable = pgTable('blog_items', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articlesTable.id, { onDelete: 'cascade' }),
  tagId: integer('tag_id')
    .notNull()
    .references(() => tagsTable.id),
  /** Copy of the article's date, which never changes. The blog's lists use an index on it. */
  published: timestamp({ withTimezone: true }).notNull(),
  /**
   * The author's id while the article is a draft; 0 when it is published. So the published posts, and the drafts of
   * each author, are separate ranges of an index.
   */
  draftOf: integer('draft_of').notNull().default(0),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Topics of blog posts; the blog's tags have group 2. */
const tagsTable = pgTable('tags', {
  id: integer().primaryKey(),
  tagGroupId: integer('tag_group_id').notNull(),
  german: text().notNull(),
  english: text().notNull(),
  polish: text().notNull(),
})

const BLOG_TAGS = 2
const NEWEST_FIRST = [desc(blogItemsTable.published), desc(blogItemsTable.articleId)]
const NAMES = { de: tagsTable.german, en: tagsTable.english, pl: tagsTable.polish } as const

/** The blog: lists tags and posts, creates and deletes posts. */
export class BlogStore {
  constructor(private readonly db: PortalDatabase) {}

  /** Returns the tags of a group, by default the blog's, in a language and in the order of their ids. */
  async tags(language: Language, tagGroupId = BLOG_TAGS): Promise<BlogTag[]> {
    return this.db
      .select({ tag_id: tagsTable.id, title: NAMES[language] })
      .from(tagsTable)
      .where(eq(tagsTable.tagGroupId, tagGroupId))
      .orderBy(asc(tagsTable.id))
  }

  /**
   * Returns one page of posts, of one tag or of all tags, newest first, with the reader's own drafts. Pages are counted
   * from 1.
   */
  async posts({
    tagId,
    readerId,
    page = 1,
  }: { tagId?: number | undefined; readerId?: number | undefined; page?: number } = {}): Promise<{
    posts: BlogPost[]
    isLastPage: boolean
  }> {
    const { page: size } = config.blog
    const before = (page - 1) * size
    const drafts = readerId === undefined ? [] : await this.newest(tagId, readerId, { limit: before + size + 1 })
    // At most `drafts.length` of the entries before the page are drafts, so at least `offset` of them are published.
    const offset = Math.max(0, before - drafts.length)
    const published = await this.newest(tagId, 0, { limit: before - offset + size + 1, offset })
    const found = [...drafts, ...published]
      .sort((a, b) => b.published.getTime() - a.published.getTime() || b.id - a.id)
      .slice(before - offset)
    return { posts: await this.withIds(found.slice(0, size).map(({ id }) => id)), isLastPage: found.length <= size }
  }

  /**
   * Returns ids and dates of the posts with that `draftOf`, newest first, without the first `offset` posts. As in
   * ArticleStore.listBy, the index skips these posts without reading rows.
   */
  private newest(
    tagId: number | undefined,
    draftOf: number,
    { limit, offset = 0 }: { limit: number; offset?: number },
  ): Promise<{ id: number; published: Date }[]> {
    return this.db
      .select({ id: blogItemsTable.articleId, published: blogItemsTable.published })
      .from(blogItemsTable)
      .where(
        and(eq(blogItemsTable.draftOf, draftOf), tagId === undefined ? undefined : eq(blogItemsTable.tagId, tagId)),
      )
      .orderBy(...NEWEST_FIRST)
      .limit(limit)
      .offset(offset)
  }

  private async withIds(ids: number[]): Promise<BlogPost[]> {
    if (ids.length === 0) return []
    const rows = await this.db
      .select({
        article: articlesTable,
        author: { firstname: accountsTable.firstname, surname: accountsTable.surname },
        tag: tagsTable,
      })
      .from(blogItemsTable)
      .innerJoin(articlesTable, eq(articlesTable.id, blogItemsTable.articleId))
      .innerJoin(accountsTable, eq(accountsTable.id, articlesTable.authorId))
      .innerJoin(tagsTable, eq(tagsTable.id, blogItemsTable.tagId))
      .where(inArray(blogItemsTable.articleId, ids))
      .orderBy(...NEWEST_FIRST)
    return rows.map(row => Object.assign(toArticle(row), { tagId: row.tag.id, tag: row.tag.german }))
  }

  /**
   * Creates a post and its article in one transaction. Throws RequestError 403 if the account is not a blog author.
   * Throws RequestError 400 if the tag is of another group, or if the author has the maximum number of articles.
   */
  async add(
    author: SessionAccount,
    { title, tagId, tagGroupId }: { title: string; tagId: number; tagGroupId: number },
  ): Promise<{ page_url: string; page_id: number; article_id: number }> {
    if (!author.blogAuthor) throw new RequestError(403, articleRefusals.noBlogAuthor)
    const [tag] = await this.db
      .select()
      .from(tagsTable)
      .where(and(eq(tagsTable.id, tagId), eq(tagsTable.tagGroupId, tagGroupId)))
    if (!tag) throw new RequestError(400, articleRefusals.topicGone)
    const article = await this.db.transaction(async tx => {
      const row = await newArticle(tx, author.Id, title)
      await tx.insert(blogItemsTable).values({ articleId: row.id, tagId, published: row.published, draftOf: author.Id })
      return row
    })
    return { page_url: `/articles/${article.slug}`, page_id: article.id, article_id: article.id }
  }

  /** Deletes an article of the account, with its post. Throws RequestError 403 or 404. */
  async remove(account: SessionAccount, articleId: number): Promise<void> {
    await this.db.transaction(async tx => {
      const { id, blocks } = await ownArticle(tx, account, articleId)
      await tx.delete(articlesTable).where(eq(articlesTable.id, id))
      await noteLooseFiles(tx, pictureUris(blocks))
    })
  }
}
