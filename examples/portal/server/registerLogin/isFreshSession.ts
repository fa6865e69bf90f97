import { and, eq, gt } from 'drizzle-orm'
import { sessionsTable } from '../accounts/sessionsTable'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { timeFromNow } from '../database/timeFromNow'

/** Whether the session of that token began lately: only then may it change the password without the old one. */
export async function isFreshSession(db: PortalDatabase, tokenHash: string): Promise<boolean> {
  const rows = await db.select({ begun: sessionsTable.begun }).from(sessionsTable).where(and(eq(sessionsTable.tokenHash, tokenHash), gt(sessionsTable.begun, timeFromNow(-config.register.freshSession))))
  return rows.length > 0
}
