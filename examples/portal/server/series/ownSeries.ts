import { eq } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/SessionAccount'
import type { PortalDatabase } from '../database/PortalDatabase'
import { accessDenied } from '../http/accessDenied'
import { RequestError } from '../http/RequestError'
import { seriesTable } from './seriesTable'

/** The account's series of that id. Throws RequestError 404 for none, 403 for another account's. */
export async function ownSeries(db: PortalDatabase, account: SessionAccount, id: number): Promise<typeof seriesTable.$inferSelect> {
  const [series] = await db.select().from(seriesTable).where(eq(seriesTable.id, id))
  if (!series) throw new RequestError(404, `Die Serie ${id} gibt es nicht mehr.`)
  if (series.accountId !== account.Id) throw accessDenied()
  return series
}
