import { and, desc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { config } from '../config'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'
import { type AccountRow, accountsTable, type SessionAccount, toSessionAccount } from './accountsTable'
import { hashToken, makeToken } from './AccountTokens'

const { idleSeconds, perAccount, renewedAfter } = config.session

/** Signed-in sessions; only a hash of each token is stored. */
export const sessionsTable = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accountsTable.id, { onDelete: 'cascade' }),
  begun: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** End of the session if no further request comes. */
  expires: timestamp({ withTimezone: true }).notNull(),
  /** Latest end of the session. */
  ends: timestamp({ withTimezone: true }).notNull(),
})

/** Returns SQL for the end of a session if a request comes now: `idleSeconds` from now, but not after `ends`. */
const renewed = (ends: SQL | typeof sessionsTable.ends) => sql<Date>`least(${ends}, ${timeFromNow(idleSeconds * 1000)})`

/** True when the last recorded request is so old that the current one must be recorded. */
export const isRenewalDue: SQL<boolean> = sql`(${sessionsTable.expires} < ${renewed(sessionsTable.ends)} - ${sql.raw(String(renewedAfter))} * interval '1 second')`

/** Records a request of a session, given by the hash of its token. An expired session stays expired. */
export async function renewSession(db: PortalDatabase, tokenHash: string): Promise<void> {
  const { expires, ends } = sessionsTable
  await db
    .update(sessionsTable)
    .set({ expires: renewed(ends) })
    .where(and(eq(sessionsTable.tokenHash, tokenHash), gt(expires, timeFromNow()), isRenewalDue))
}

/** Begins sessions and finds them by their token. */
export class SessionStore {
  constructor(private readonly db: PortalDatabase) {}

  /**
   * Begins a session that lasts `seconds` at most, and returns its token. Removes expired sessions, and the account's
   * least recently used ones if there are too many. Returns null if the password has changed since its check, because a
   * password change ends all sessions.
   */
  async begin(
    { id, passwordHash }: Pick<AccountRow, 'id' | 'passwordHash'>,
    seconds: number = config.session.seconds,
  ): Promise<string | null> {
    const token = makeToken()
    await this.db.delete(sessionsTable).where(lt(sessionsTable.expires, timeFromNow()))
    const ends = timeFromNow(seconds * 1000)
    const isStill = and(eq(accountsTable.id, id), eq(accountsTable.passwordHash, passwordHash))
    const rows = await this.db
      .insert(sessionsTable)
      .select(
        this.db
          .select({
            tokenHash: sql<string>`${hashToken(token)}`.as('token_hash'),
            accountId: accountsTable.id,
            begun: sql<Date>`now()`.as('begun'),
            expires: sql<Date>`${renewed(ends)}`.as('expires'),
            ends: sql<Date>`${ends}`.as('ends'),
          })
          .from(accountsTable)
          .where(isStill)
          // The lock waits for a pending password change. A later change waits for this insert, and then ends the
          // session.
          .for('share'),
      )
      .returning({ accountId: sessionsTable.accountId })
    const { tokenHash, accountId, expires, begun } = sessionsTable
    const tooMany = this.db
      .select({ tokenHash })
      .from(sessionsTable)
      .where(eq(accountId, id))
      .orderBy(desc(expires), desc(begun))
      .offset(perAccount)
    await this.db.delete(sessionsTable).where(inArray(tokenHash, tooMany))
    return rows.length > 0 ? token : null
  }

  /** Returns the account of a session that has not expired, or null. Counts as a request of the session. */
  async find(token: string): Promise<SessionAccount | null> {
    const tokenHash = hashToken(token)
    const [row] = await this.db
      .select({ account: accountsTable, isRenewalDue })
      .from(sessionsTable)
      .innerJoin(accountsTable, eq(accountsTable.id, sessionsTable.accountId))
      .where(and(eq(sessionsTable.tokenHash, tokenHash), gt(sessionsTable.expires, timeFromNow())))
    if (row?.isRenewalDue) await renewSession(this.db, tokenHash)
    return row ? toSessionAccount(row.account) : null
  }

  /** Returns an account's sessions, newest first: the hash of the token and the beginning of each. */
  async list(accountId: number): Promise<{ tokenHash: string; begun: Date }[]> {
    const { tokenHash, begun, expires } = sessionsTable
    return this.db
      .select({ tokenHash, begun })
      .from(sessionsTable)
      .where(and(eq(sessionsTable.accountId, accountId), gt(expires, timeFromNow())))
      .orderBy(desc(begun))
  }
}
