import type { PortalDatabase } from '../database/PortalDatabase'
import { seriesTable } from '../series/seriesTable'
import { lookUp } from './lookUp'
import type { Seed } from './Seed'

/** Makes the demo's series and answers their ids by `account/title`. */
export async function seedSeries(tx: PortalDatabase, { series }: Seed, accountIds: Map<string, number>): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { Title, account } of series) {
    const accountId = lookUp(accountIds, account, 'series')
    const [row] = await tx.insert(seriesTable).values({ title: Title, accountId }).returning()
    if (row) ids.set(`${account}/${Title}`, row.id)
  }
  return ids
}
