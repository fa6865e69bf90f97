import { and, asc, desc, eq } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import type { SessionAccount } from '../accounts/SessionAccount'
import { articlesTable } from '../articles/articlesTable'
import { newArticle } from '../articles/newArticle'
import { pictureUris } from '../articles/pictureUris'
import { toArticle } from '../articles/toArticle'
import type { PortalDatabase } from '../database/PortalDatabase'
import { ownArticle } from '../editor/ownArticle'
import { RequestError } from '../http/RequestError'
import type { Language } from '../registerLogin/Language'
import { noteLooseFiles } from '../storage/noteLooseFiles'
import { blogItemsTable } from './blogItemsTable'
import type { BlogPost } from './BlogPost'
import type { BlogTag } from './BlogTag'
import { tagsTable } from './tagsTable'

const BLOG_TAGS = 2
const MOST_POSTS = 100
const NAMES = { de: tagsTable.german, en: tagsTable.english, pl: tagsTable.polish } as const

/** The blog: its tags, its posts, writing and deleting them. */
export class BlogStore {
  constructor(private readonly db: PortalDatabase) {}

  /** The blog's tags in a language, in their own order. */
  async tags(language: Language, tagGroupId = BLOG_TAGS): Promise<BlogTag[]> {
    return this.db.select({ tag_id: tagsTable.id, title: NAMES[language] }).from(tagsTable).where(eq(tagsTable.tagGroupId, tagGroupId)).orderBy(asc(tagsTable.id))
  }

  /** The newest posts, of one tag or of all; drafts only for their author. */
  async posts({ tagId, readerId }: { tagId?: number | undefined; readerId?: number | undefined } = {}): Promise<BlogPost[]> {
    const [published, drafts] = await Promise.all([this.newest(tagId, 0), readerId === undefined ? [] : this.newest(tagId, readerId)])
    const posts = [...drafts, ...published].sort((a, b) => b.date.getTime() - a.date.getTime() || b.Id - a.Id)
    return posts.slice(0, MOST_POSTS)
  }

  private async newest(tagId: number | undefined, draftOf: number): Promise<BlogPost[]> {
    const rows = await this.db
      .select({ article: articlesTable, author: { firstname: accountsTable.firstname, surname: accountsTable.surname }, tag: tagsTable })
      .from(blogItemsTable)
      .innerJoin(articlesTable, eq(articlesTable.id, blogItemsTable.articleId))
      .innerJoin(accountsTable, eq(accountsTable.id, articlesTable.authorId))
      .innerJoin(tagsTable, eq(tagsTable.id, blogItemsTable.tagId))
      .where(and(eq(blogItemsTable.draftOf, draftOf), tagId === undefined ? undefined : eq(blogItemsTable.tagId, tagId)))
      .orderBy(desc(blogItemsTable.published), desc(blogItemsTable.articleId))
      .limit(MOST_POSTS)
    return rows.map(row => Object.assign(toArticle(row), { tagId: row.tag.id, tag: row.tag.german }))
  }

  /** Makes a post and its page, both or none. Throws RequestError 403 for who is no blog author, 400 for a tag that the group does not have. */
  async add(author: SessionAccount, { title, tagId, tagGroupId }: { title: string; tagId: number; tagGroupId: number }): Promise<{ page_url: string; page_id: number; article_id: number }> {
    if (!author.blogAuthor) throw new RequestError(403, 'Beiträge kann nur schreiben, wer zu den Blog-Autoren gehört.')
    const [tag] = await this.db.select().from(tagsTable).where(and(eq(tagsTable.id, tagId), eq(tagsTable.tagGroupId, tagGroupId)))
    if (!tag) throw new RequestError(400, 'Dieses Thema gibt es nicht. Bitte wählen Sie eines aus der Liste.')
    const article = await this.db.transaction(async tx => {
      const row = await newArticle(tx, author.Id, title)
      await tx.insert(blogItemsTable).values({ articleId: row.id, tagId, published: row.published, draftOf: author.Id })
      return row
    })
    return { page_url: `/articles/${article.slug}`, page_id: article.id, article_id: article.id }
  }

  /** Deletes an article of the account's, with its post. Throws RequestError 403 or 404. */
  async remove(account: SessionAccount, articleId: number): Promise<void> {
    await this.db.transaction(async tx => {
      const { id, blocks } = await ownArticle(tx, account, articleId)
      await tx.delete(articlesTable).where(eq(articlesTable.id, id))
      await noteLooseFiles(tx, pictureUris(blocks))
    })
  }
}
