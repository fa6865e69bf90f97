import { sql } from 'drizzle-orm'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { nearBands } from './nearBands'
import { picturesTable } from './picturesTable'

/**
 * The account's hash nearest to `hash` if it differs in few enough bits to be the same picture, else `hash` itself.
 * It looks only at hashes that share a band with it, which an index finds; a picture without a hash is near none.
 */
export async function nearestHash(db: PortalDatabase, accountId: number, hash: string): Promise<string> {
  if (hash === '') return ''
  const distance = sql`bit_count(('x' || hash_value)::bit(64) # ('x' || ${hash}::text)::bit(64))`
  const bands = sql.raw(`'{${nearBands(hash).join(',')}}'::integer[]`)
  const [nearest] = await db
    .select({ hashValue: picturesTable.hashValue })
    .from(picturesTable)
    .where(sql`account_id = ${accountId} and hash_bands && ${bands} and hash_value <> '' and ${distance} <= ${config.hash.nearBits}`)
    .orderBy(distance, picturesTable.id)
    .limit(1)
  return nearest?.hashValue ?? hash
}
