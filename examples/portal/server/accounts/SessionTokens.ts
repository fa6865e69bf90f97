import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { config } from '../config'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'
import { hashToken, makeToken } from './AccountTokens'
import { accountsTable, type SessionAccount, toSessionAccount } from './accountsTable'
import { isRenewalDue, renewSession, sessionsTable } from './SessionStore'

/** Tools outside the portal's pages that act for a session: the editor and the expert mode. */
export type TokenPurpose = keyof typeof config.sessionTokens

/**
 * Tokens with which a tool acts for a session; only a hash of each is stored. The database deletes the tokens of a
 * deleted session.
 */
export const sessionTokensTable = pgTable('session_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text().$type<TokenPurpose>().notNull(),
  sessionHash: text('session_hash')
    .notNull()
    .references(() => sessionsTable.tokenHash, { onDelete: 'cascade' }),
  expires: timestamp({ withTimezone: true }).notNull(),
})

/** Account and session of a token. */
export interface TokenHolder extends SessionAccount {
  sessionHash: string
}

/**
 * Tokens of one purpose. Each is valid for some minutes, but never longer than its session. The number of tokens of an
 * account is limited.
 */
export class SessionTokens {
  constructor(
    private readonly db: PortalDatabase,
    private readonly purpose: TokenPurpose,
  ) {}

  /**
   * Makes a token for a session. Deletes expired tokens. If the account has too many, also deletes those that expire
   * first. Returns null if the session has ended.
   */
  async issue(sessionHash: string): Promise<string | null> {
    const { life, perAccount } = config.sessionTokens[this.purpose]
    const { tokenHash, expires } = sessionTokensTable
    const owner = this.db
      .select({ id: sessionsTable.accountId })
      .from(sessionsTable)
      .where(eq(sessionsTable.tokenHash, sessionHash))
    const tooMany = this.db
      .select({ tokenHash })
      .from(sessionTokensTable)
      .innerJoin(sessionsTable, eq(sessionsTable.tokenHash, sessionTokensTable.sessionHash))
      .where(and(inArray(sessionsTable.accountId, owner), eq(sessionTokensTable.purpose, this.purpose)))
      .orderBy(desc(expires))
      .offset(perAccount - 1)
    await this.db.delete(sessionTokensTable).where(lt(expires, timeFromNow()))
    await this.db.delete(sessionTokensTable).where(inArray(tokenHash, tooMany))
    const token = makeToken()
    const [made] = await this.db
      .insert(sessionTokensTable)
      .select(
        this.db
          .select({
            tokenHash: sql<string>`${hashToken(token)}`.as('token_hash'),
            purpose: sql<TokenPurpose>`${this.purpose}`.as('purpose'),
            sessionHash: sessionsTable.tokenHash,
            expires: sql<Date>`${timeFromNow(life)}`.as('expires'),
          })
          .from(sessionsTable)
          .where(and(eq(sessionsTable.tokenHash, sessionHash), gt(sessionsTable.expires, timeFromNow()))),
      )
      .returning({ purpose: sessionTokensTable.purpose })
    return made ? token : null
  }

  /**
   * Returns the holder of a token if it is valid and was issued for that account, otherwise null. Counts as a request
   * of the session.
   */
  async find(token: string, account: string): Promise<TokenHolder | null> {
    const [row] = await this.db
      .select({ account: accountsTable, sessionHash: sessionsTable.tokenHash, isRenewalDue })
      .from(sessionTokensTable)
      .innerJoin(sessionsTable, eq(sessionsTable.tokenHash, sessionTokensTable.sessionHash))
      .innerJoin(accountsTable, eq(accountsTable.id, sessionsTable.accountId))
      .where(
        and(
          this.isGood(token),
          gt(sessionsTable.expires, timeFromNow()),
          eq(sql`lower(${accountsTable.account})`, account.toLowerCase()),
        ),
      )
    if (row?.isRenewalDue) await renewSession(this.db, row.sessionHash)
    return row ? { ...toSessionAccount(row.account), sessionHash: row.sessionHash } : null
  }

  /**
   * Like find, but uses up the token, even if the token belongs to another account. If two calls are simultaneous, only
   * one of them gets the holder.
   */
  async take(token: string, account: string): Promise<TokenHolder | null> {
    const holder = await this.find(token, account)
    const [taken] = await this.db
      .delete(sessionTokensTable)
      .where(this.isGood(token))
      .returning({ sessionHash: sessionTokensTable.sessionHash })
    return taken ? holder : null
  }

  /**
   * Restarts the lifetime of a valid token and returns true. Returns false if the token is invalid or of another
   * session, for example because somebody has copied it from an address.
   */
  async extend(token: string, sessionHash: string): Promise<boolean> {
    const rows = await this.db
      .update(sessionTokensTable)
      .set({ expires: timeFromNow(config.sessionTokens[this.purpose].life) })
      .where(and(this.isGood(token), eq(sessionTokensTable.sessionHash, sessionHash)))
      .returning({ purpose: sessionTokensTable.purpose })
    return rows.length > 0
  }

  private isGood(token: string) {
    return and(
      eq(sessionTokensTable.tokenHash, hashToken(token)),
      eq(sessionTokensTable.purpose, this.purpose),
      gt(sessionTokensTable.expires, timeFromNow()),
    )
  }
}
