import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { config } from '../config'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'
import { accountsTable, type SessionAccount } from './accountsTable'
import { hashToken, makeToken } from './AccountTokens'

/** Signed-in sessions; only a hash of each token is kept. */
export const sessionsTable = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accountsTable.id, { onDelete: 'cascade' }),
  begun: timestamp({ withTimezone: true }).notNull().defaultNow(),
  expires: timestamp({ withTimezone: true }).notNull(),
})

/** Begins sessions and finds them by their token. */
export class SessionStore {
  constructor(private readonly db: PortalDatabase) {}

  /** Begins a session of so many seconds and answers its token; sessions that ran out are removed on the way. */
  async begin(accountId: number, seconds: number = config.session.seconds): Promise<string> {
    const token = makeToken()
    await this.db.delete(sessionsTable).where(lt(sessionsTable.expires, timeFromNow()))
    await this.db
      .insert(sessionsTable)
      .values({ tokenHash: hashToken(token), accountId, expires: timeFromNow(seconds * 1000) })
    return token
  }

  /** The account of a session that has not run out, or null. */
  async find(token: string): Promise<SessionAccount | null> {
    const [account] = await this.db
      .select({
        Id: accountsTable.id,
        account: accountsTable.account,
        firstname: accountsTable.firstname,
        surname: accountsTable.surname,
        blogAuthor: accountsTable.blogAuthor,
      })
      .from(sessionsTable)
      .innerJoin(accountsTable, eq(accountsTable.id, sessionsTable.accountId))
      .where(and(eq(sessionsTable.tokenHash, hashToken(token)), gt(sessionsTable.expires, timeFromNow())))
    return account ?? null
  }

  /** When the sessions of an account began, the newest first. */
  async list(accountId: number): Promise<{ tokenHash: string; begun: Date }[]> {
    const { tokenHash, begun, expires } = sessionsTable
    return this.db
      .select({ tokenHash, begun })
      .from(sessionsTable)
      .where(and(eq(sessionsTable.accountId, accountId), gt(expires, timeFromNow())))
      .orderBy(desc(begun))
  }
}
