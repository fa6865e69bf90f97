import { eq } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/SessionAccount'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import { eventRefusals } from './eventRefusals'
import type { EventRow } from './EventRow'
import { eventsTable } from './eventsTable'

/** The account's event of that id and customer, locked until the transaction ends if asked for. Throws RequestError 404 for none, 403 for another account's. */
export async function ownEvent(db: PortalDatabase, account: SessionAccount, customer: string, id: number, { lock = false } = {}): Promise<EventRow> {
  const query = db.select().from(eventsTable).where(eq(eventsTable.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row || row.customer !== customer) throw new RequestError(404, eventRefusals.gone(id))
  if (row.accountId !== account.Id) throw new RequestError(403, 'event_access_denied', { json: true })
  return row
}
