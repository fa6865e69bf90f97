import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable, type SessionAccount, toSessionAccount } from '../accounts/accountsTable'
import { hashToken, makeToken } from '../accounts/AccountTokens'
import { config } from '../config'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'

/** What opens the editor for an account; only a hash of each token is kept. */
export const editorTokensTable = pgTable('editor_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accountsTable.id, { onDelete: 'cascade' }),
  expires: timestamp({ withTimezone: true }).notNull(),
})

/** Tokens by which the editor knows on whose behalf it works. */
export class EditorTokens {
  constructor(private readonly db: PortalDatabase) {}

  /** Makes a token for an account; those that ran out are removed on the way. */
  async issue(accountId: number): Promise<string> {
    const token = makeToken()
    await this.db.delete(editorTokensTable).where(lt(editorTokensTable.expires, timeFromNow()))
    await this.db
      .insert(editorTokensTable)
      .values({ tokenHash: hashToken(token), accountId, expires: timeFromNow(config.editor.tokenLife) })
    return token
  }

  /** The account of a token that is good and was made for just that account, or null. */
  async find(token: string, account: string): Promise<SessionAccount | null> {
    const [row] = await this.db
      .select({ account: accountsTable })
      .from(editorTokensTable)
      .innerJoin(accountsTable, eq(accountsTable.id, editorTokensTable.accountId))
      .where(
        and(
          eq(editorTokensTable.tokenHash, hashToken(token)),
          gt(editorTokensTable.expires, timeFromNow()),
          eq(sql`lower(${accountsTable.account})`, account.toLowerCase()),
        ),
      )
    return row ? toSessionAccount(row.account) : null
  }
}
