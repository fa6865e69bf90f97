import { and, eq, sql } from 'drizzle-orm'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { picturesTable } from './picturesTable'

/** The account's hash nearest to `hash` if it differs in few enough bits to be the same picture, else `hash` itself. */
export async function nearestHash(db: PortalDatabase, accountId: number, hash: string): Promise<string> {
  const distance = sql<number>`bit_count(('x' || ${picturesTable.hashValue})::bit(64) # ('x' || ${hash}::text)::bit(64))`
  const [nearest] = await db
    .select({ hashValue: picturesTable.hashValue })
    .from(picturesTable)
    .where(and(eq(picturesTable.accountId, accountId), sql`${distance} <= ${config.hash.nearBits}`))
    .orderBy(distance, picturesTable.id)
    .limit(1)
  return nearest?.hashValue ?? hash
}
