import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import { hashToken } from '../accounts/hashToken'
import { makeToken } from '../accounts/makeToken'
import type { SessionAccount } from '../accounts/SessionAccount'
import { toSessionAccount } from '../accounts/toSessionAccount'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { timeFromNow } from '../database/timeFromNow'
import { editorTokensTable } from './editorTokensTable'

/** Tokens by which the editor knows on whose behalf it works. */
export class EditorTokens {
  constructor(private readonly db: PortalDatabase) {}

  /** Makes a token for an account; those that ran out are removed on the way. */
  async issue(accountId: number): Promise<string> {
    const token = makeToken()
    await this.db.delete(editorTokensTable).where(lt(editorTokensTable.expires, timeFromNow()))
    await this.db.insert(editorTokensTable).values({ tokenHash: hashToken(token), accountId, expires: timeFromNow(config.editor.tokenLife) })
    return token
  }

  /** The account of a token that is good and was made for just that account, or null. */
  async find(token: string, account: string): Promise<SessionAccount | null> {
    const [row] = await this.db
      .select({ account: accountsTable })
      .from(editorTokensTable)
      .innerJoin(accountsTable, eq(accountsTable.id, editorTokensTable.accountId))
      .where(and(eq(editorTokensTable.tokenHash, hashToken(token)), gt(editorTokensTable.expires, timeFromNow()), eq(sql`lower(${accountsTable.account})`, account.toLowerCase())))
    return row ? toSessionAccount(row.account) : null
  }
}
