import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable, type SessionAccount, toSessionAccount } from '../accounts/accountsTable'
import { hashToken, makeToken } from '../accounts/AccountTokens'
import { config } from '../config'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'

/** What lets an account into the expert mode, once; only a hash of each token is kept. */
const stageTokensTable = pgTable('stage_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accountsTable.id, { onDelete: 'cascade' }),
  expires: timestamp({ withTimezone: true }).notNull(),
})

/** Tokens that let an account into the expert mode; each is good for one step. */
export class StageTokens {
  constructor(private readonly db: PortalDatabase) {}

  /** Makes a token, for the link from the event windows or for the next step on the expert mode's page; those that ran out, and too many of the account, are removed on the way. */
  async issue(accountId: number, use: keyof typeof config.event.stageTokenLife): Promise<string> {
    const token = makeToken()
    const { tokenHash, accountId: owner, expires: end } = stageTokensTable
    const tooMany = this.db
      .select({ tokenHash })
      .from(stageTokensTable)
      .where(eq(owner, accountId))
      .orderBy(desc(end))
      .offset(config.event.stageTokensWaiting - 1)
    await this.db.delete(stageTokensTable).where(lt(end, timeFromNow()))
    await this.db.delete(stageTokensTable).where(and(eq(owner, accountId), inArray(tokenHash, tooMany)))
    await this.db
      .insert(stageTokensTable)
      .values({ tokenHash: hashToken(token), accountId, expires: timeFromNow(config.event.stageTokenLife[use]) })
    return token
  }

  /** The account that a token lets in, if it was made for just that account; the token is used up by being asked. */
  async take(token: string, account: string): Promise<SessionAccount | null> {
    const isGood = and(eq(stageTokensTable.tokenHash, hashToken(token)), gt(stageTokensTable.expires, timeFromNow()))
    const [taken] = await this.db
      .delete(stageTokensTable)
      .where(isGood)
      .returning({ accountId: stageTokensTable.accountId })
    if (!taken) return null
    const [row] = await this.db.select().from(accountsTable).where(eq(accountsTable.id, taken.accountId))
    return row && row.account.toLowerCase() === account.toLowerCase() ? toSessionAccount(row) : null
  }
}
