import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, gt } from 'drizzle-orm'
import { sessionsTable } from '../accounts/SessionStore'
import { config } from '../config'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'

/**
 * Runs the work and settles after the given number of ms at the earliest, so that the duration of short work reveals
 * nothing. A rejection is delayed as well.
 */
export async function withMinimumTime<Answer>(milliseconds: number, work: () => Promise<Answer>): Promise<Answer> {
  const [done] = await Promise.allSettled([work(), wait(milliseconds)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}

/**
 * True when the session with this token hash began at most `register.freshSession` ms ago. Without a mailed link, an
 * older session may not change the password.
 */
export async function isFreshSession(db: PortalDatabase, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ begun: sessionsTable.begun })
    .from(sessionsTable)
    .where(
      and(eq(sessionsTable.tokenHash, tokenHash), gt(sessionsTable.begun, timeFromNow(-config.register.freshSession))),
    )
  return rows.length > 0
}
