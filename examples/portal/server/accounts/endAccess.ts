import { eq, sql } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { editorTokensTable } from '../editor/EditorTokens'
import { registrationsTable } from '../register/Registration'
import { registerLinksTable } from '../registerLogin/RegisterLinks'
import { accountTokensTable } from './AccountTokens'
import { sessionsTable } from './SessionStore'

/**
 * Ends everything by which anybody acts for an account without its password, all or nothing: sessions, mailed links, tokens of the editor, and
 * registrations that came by a mailed link and have yet to choose the password.
 */
export async function endAccess(db: PortalDatabase, accountId: number): Promise<void> {
  await db.transaction(async tx => {
    for (const table of [sessionsTable, registerLinksTable, accountTokensTable, editorTokensTable])
      await tx.delete(table).where(eq(table.accountId, accountId))
    await tx.delete(registrationsTable).where(eq(sql`${registrationsTable.state} ->> 'passwordOf'`, String(accountId)))
  })
}
