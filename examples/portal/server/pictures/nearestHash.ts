import { sql } from 'drizzle-orm'
import { config } from '../config'
import { literal } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'
import { nearBands } from './nearBands'
import { picturesTable } from './picturesTable'

/**
 * The account's hash nearest to `hash` if it differs in few enough bits to be the same picture, else `hash` itself.
 * It looks only at hashes that share a band with it, which an index finds; a picture without a hash is near none.
 */
export async function nearestHash(db: PortalDatabase, accountId: number, hash: string): Promise<string> {
  if (hash === '') return ''
  // All of it literals: a plan made without the values would go through the account's pictures one by one.
  const distance = sql.raw(`bit_count(('x' || hash_value)::bit(64) # x${literal(hash)})`)
  const isNear = sql.raw(`account_id = ${literal(accountId)} and hash_bands && ${literal(nearBands(hash))} and hash_value <> ''`)
  const [nearest] = await db
    .select({ hashValue: picturesTable.hashValue })
    .from(picturesTable)
    .where(sql`${isNear} and ${distance} <= ${sql.raw(String(config.hash.nearBits))}`)
    .orderBy(distance, picturesTable.id)
    .limit(1)
  return nearest?.hashValue ?? hash
}
