import { and, eq, getTableColumns, gt, lt, or } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import { hashToken } from '../accounts/hashToken'
import { makeToken } from '../accounts/makeToken'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { timeFromNow } from '../database/timeFromNow'
import { registerLinksTable } from './registerLinksTable'

type LinkRow = typeof registerLinksTable.$inferSelect
/** What a link is for, whose it is, where it leads in the end. */
type LinkSubject = Pick<LinkRow, 'purpose' | 'accountId' | 'page'> & Partial<Pick<LinkRow, 'passwordHash' | 'firstname' | 'surname'>>
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
    await this.db.insert(registerLinksTable).values({ ...subject, tokenHash: hashToken(token), expires: timeFromNow(life) })
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

  /** Makes every open link of an account worthless. */
  async revoke(accountId: number): Promise<void> {
    await this.db.delete(registerLinksTable).where(or(eq(registerLinksTable.accountId, accountId), lt(registerLinksTable.expires, timeFromNow())))
  }

  private isGood(token: string, purpose: LinkRow['purpose']) {
    return and(eq(registerLinksTable.tokenHash, hashToken(token)), eq(registerLinksTable.purpose, purpose), gt(registerLinksTable.expires, timeFromNow()))
  }
}
