import { eq } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/accountsTable'
import { SessionTokens } from '../accounts/SessionTokens'
import { articleRefusals } from '../articles/articleRefusals'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { FormMap } from '../http/formBody'
import { RequestError } from '../http/RequestError'
import { articleTarget } from './articleTarget'
import { commentsConfigsTable, eventTarget } from './eventTarget'
import type { EditorDocument, EditorTarget } from './EditorTarget'
import { ownArticle } from './ownArticle'
import { pictureTarget } from './pictureTarget'

/** Serves the editor's page, for the account of its token. */
export class EditorService {
  private readonly tokens: SessionTokens
  private readonly targets: Readonly<Record<string, EditorTarget>>

  constructor(private readonly db: PortalDatabase) {
    this.tokens = new SessionTokens(db, 'editor')
    const article = articleTarget(db)
    this.targets = { article, blog: article, picture: pictureTarget(db), event: eventTarget(db) }
  }

  /** Returns the account of a token; null if the token is invalid or belongs to another account. */
  account(token: string, account: string): Promise<SessionAccount | null> {
    return this.tokens.find(token, account)
  }

  /** Returns the document to edit. Throws RequestError 403 or 404. */
  async load(account: SessionAccount, kind: string, id: number): Promise<EditorDocument> {
    return this.target(kind).load(account, id)
  }

  /** Saves the edited document. Throws RequestError 400, 403 or 404. */
  async save(account: SessionAccount, kind: string, id: number, form: FormMap): Promise<void> {
    await this.target(kind).save(account, id, form)
  }

  /**
   * True when the comments configuration `id` allows comments; null if the configuration is missing or belongs to a
   * page of another account.
   */
  async comments(account: SessionAccount, id: number): Promise<boolean | null> {
    const [row] = await this.db.select().from(commentsConfigsTable).where(eq(commentsConfigsTable.id, id))
    if (!row) return null
    try {
      await ownArticle(this.db, account, row.pageId)
    } catch (error) {
      if (error instanceof RequestError) return null
      throw error
    }
    return row.isOpen
  }

  /** Opens or closes comments. Does nothing if `comments` would return null. */
  async setComments(account: SessionAccount, id: number, isOpen: boolean): Promise<void> {
    if ((await this.comments(account, id)) !== null)
      await this.db.update(commentsConfigsTable).set({ isOpen }).where(eq(commentsConfigsTable.id, id))
  }

  private target(kind: string): EditorTarget {
    const target = Object.hasOwn(this.targets, kind) ? this.targets[kind] : undefined
    if (!target) throw new RequestError(404, articleRefusals.notEditable)
    return target
  }
}
