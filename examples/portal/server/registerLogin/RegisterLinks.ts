import { and, eq, getTableColumns, gt, lt } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'
import { hashToken, makeToken } from '../accounts/AccountTokens'
import { config } from '../config'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'

/** The links that the layers' mails carry; only a hash of each token is kept. */
export const registerLinksTable = pgTable('register_links', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text().$type<'confirm' | 'password'>().notNull(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accountsTable.id, { onDelete: 'cascade' }),
  /** Where on the portal the link leads in the end. */
  page: text().notNull(),
  /** What a confirmation makes true: the password and the name of the very attempt that the mail was sent for. */
  passwordHash: text('password_hash'),
  /** The browser in which the attempt was made, as the hash of its cookie. */
  browserHash: text('browser_hash'),
  firstname: text(),
  surname: text(),
  expires: timestamp({ withTimezone: true }).notNull(),
})

type LinkRow = typeof registerLinksTable.$inferSelect
/** What a link is for, whose it is, where it leads in the end. */
type LinkSubject = Pick<LinkRow, 'purpose' | 'accountId' | 'page'> &
  Partial<Pick<LinkRow, 'passwordHash' | 'firstname' | 'surname' | 'browserHash'>>
/** A link that is still good, with the account it is for. */
export type OpenLink = LinkRow & { account: string }

/** Links of mails: unguessable, good once, for a limited time. */
export class RegisterLinks {
  constructor(private readonly db: PortalDatabase) {}

  /** Makes a link's token; links that ran out are removed on the way. */
  async issue(subject: LinkSubject): Promise<string> {
    const token = makeToken()
    const life = config.register.linkLife[subject.purpose]
    await this.db.delete(registerLinksTable).where(lt(registerLinksTable.expires, timeFromNow()))
    await this.db
      .insert(registerLinksTable)
      .values({ ...subject, tokenHash: hashToken(token), expires: timeFromNow(life) })
    return token
  }

  /** What a token stands for, without using it up; null for one that is unknown, used or too old. */
  async peek(token: string, purpose: LinkRow['purpose']): Promise<OpenLink | null> {
    const [row] = await this.db
      .select({ ...getTableColumns(registerLinksTable), account: accountsTable.account })
      .from(registerLinksTable)
      .innerJoin(accountsTable, eq(accountsTable.id, registerLinksTable.accountId))
      .where(this.isGood(token, purpose))
    return row ?? null
  }

  /** Uses a token up and answers what it stood for: of any number of simultaneous attempts one gets it, the others null. */
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
