import { and, eq, getTableColumns, gt, lt } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'
import { hashToken, makeToken } from '../accounts/AccountTokens'
import { config } from '../config'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'

/** Links in the layers' mails; only a hash of each token is stored. */
export const registerLinksTable = pgTable('register_links', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text().$type<'confirm' | 'password'>().notNull(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accountsTable.id, { onDelete: 'cascade' }),
  /** Page of the portal to which the person returns at the end. */
  page: text().notNull(),
  /** Password and name that were entered before the mail was sent. The confirmation makes them valid. */
  passwordHash: text('password_hash'),
  /** Browser in which password and name were entered, as the hash of its cookie. */
  browserHash: text('browser_hash'),
  firstname: text(),
  surname: text(),
  expires: timestamp({ withTimezone: true }).notNull(),
})

type LinkRow = typeof registerLinksTable.$inferSelect
/** Purpose of a link, its account, and its target. */
type LinkSubject = Pick<LinkRow, 'purpose' | 'accountId' | 'page'> &
  Partial<Pick<LinkRow, 'passwordHash' | 'firstname' | 'surname' | 'browserHash'>>
/** A valid link, with its account. */
export type OpenLink = LinkRow & { account: string }

/** Links in mails. They can't be guessed, and are valid once and for a limited time. */
export class RegisterLinks {
  constructor(private readonly db: PortalDatabase) {}

  /** Creates a link's token; also removes expired links. */
  async issue(subject: LinkSubject): Promise<string> {
    const token = makeToken()
    const life = config.register.linkLife[subject.purpose]
    await this.db.delete(registerLinksTable).where(lt(registerLinksTable.expires, timeFromNow()))
    await this.db
      .insert(registerLinksTable)
      .values({ ...subject, tokenHash: hashToken(token), expires: timeFromNow(life) })
    return token
  }

  /** Returns the link of a token without using it up; null if the token is unknown, used or too old. */
  async peek(token: string, purpose: LinkRow['purpose']): Promise<OpenLink | null> {
    const [row] = await this.db
      .select({ ...getTableColumns(registerLinksTable), account: accountsTable.account })
      .from(registerLinksTable)
      .innerJoin(accountsTable, eq(accountsTable.id, registerLinksTable.accountId))
      .where(this.isGood(token, purpose))
    return row ?? null
  }

  /**
   * Uses up a token and returns its link. If calls are simultaneous, only one of them gets the link; the others get
   * null.
   */
  async redeem(token: string, purpose: LinkRow['purpose']): Promise<LinkRow | null> {
    const [row] = await this.db.delete(registerLinksTable).where(this.isGood(token, purpose)).returning()
    return row ?? null
  }

  private isGood(token: string, purpose: LinkRow['purpose']) {
    return and(
      eq(registerLinksTable.tokenHash, hashToken(token)),
      eq(registerLinksTable.purpose, purpose),
      gt(registerLinksTable.expires, timeFromNow()),
    )
  }
}
