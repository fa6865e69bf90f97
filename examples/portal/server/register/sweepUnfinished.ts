import { and, eq, gt, lt, notExists, sql } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import { accountTokensTable } from '../accounts/AccountTokens'
import { config } from '../config'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'
import { personsTable } from '../persons/personsTable'
import { registerLinksTable } from '../registerLogin/RegisterLinks'

/**
 * Removes unfinished accounts and unverified persons after their lifetime. Keeps accounts that a valid mailed link can
 * still finish, and persons of an account. The database deletes the claims of a removed person.
 */
export async function sweepUnfinished(db: PortalDatabase): Promise<void> {
  const oldest = timeFromNow(-config.unfinished.life)
  const openLink = (table: typeof registerLinksTable | typeof accountTokensTable) =>
    db
      .select({ id: table.accountId })
      .from(table)
      .where(and(eq(table.accountId, accountsTable.id), gt(table.expires, timeFromNow())))
  // Raw SQL, because the planner uses a partial index only if the statement has the condition of that index (migration
  // 0007_unfinished_accounts).
  await db
    .delete(accountsTable)
    .where(
      and(
        sql`${accountsTable.state} = 'unfinished'`,
        lt(accountsTable.created, oldest),
        notExists(openLink(registerLinksTable)),
        notExists(openLink(accountTokensTable)),
      ),
    )
  const account = db
    .select({ id: accountsTable.id })
    .from(accountsTable)
    .where(eq(accountsTable.personId, personsTable.id))
  await db
    .delete(personsTable)
    .where(and(sql`${personsTable.isUnproved}`, lt(personsTable.created, oldest), notExists(account)))
}
