import { sql } from 'drizzle-orm'
import { config } from '../config'
import { literal } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'
import { sharpImage } from '../imageService/renderImage'
import { picturesTable } from './picturesTable'

const COLUMNS = 9
const ROWS = 8
/** Minimum contrast of a picture that gets a hash: a difference of grey levels from 0 to 255. */
const FLATTEST = 6

/**
 * Returns a 64-bit difference hash of a picture in hex. There is one bit per pair of neighbours in a 9 × 8 grey copy,
 * set if the second pixel is brighter. Scaled and recompressed copies differ in few bits. Returns '' for a picture of
 * nearly one colour, because such pictures can't be compared. Throws if the bytes cannot be decoded.
 */
export async function perceptualHash(content: Buffer): Promise<string> {
  const grey = await sharpImage(content)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(COLUMNS, ROWS, { fit: 'fill', fastShrinkOnLoad: false })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  if (Math.max(...grey) - Math.min(...grey) < FLATTEST) return ''
  let bits = ''
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 1; column < COLUMNS; column += 1) {
      const at = row * COLUMNS + column
      bits += (grey[at] ?? 0) > (grey[at - 1] ?? 0) ? '1' : '0'
    }
  }
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}

/** Lengths in bits of the bands of a hash (column hash_bands), in the order of the bits. */
const LENGTHS = [13, 13, 13, 13, 12]
const BAND_STEP = 8192

/**
 * Returns index keys (bands) of a hash. Each similar hash has at least one of them. If at most nine of the 64 bits
 * differ, one of the five bands differs in at most one bit.
 */
export function nearBands(hash: string): number[] {
  const bits = BigInt(`0x${hash}`)
  let rest = 64
  return LENGTHS.flatMap((length, index) => {
    rest -= length
    const value = Number((bits >> BigInt(rest)) & ((1n << BigInt(length)) - 1n))
    const near = [value, ...Array.from({ length }, (_, bit) => value ^ (1 << bit))]
    return near.map(band => index * BAND_STEP + band)
  })
}

/**
 * Returns the most similar hash among the account's pictures if it is so similar that both pictures are probably the
 * same, otherwise `hash` itself. Compares only hashes with a band that `nearBands(hash)` contains, because an index
 * finds these. A picture without a hash matches none.
 */
export async function nearestHash(db: PortalDatabase, accountId: number, hash: string): Promise<string> {
  if (hash === '') return ''
  // All values are literals, because a plan without them would read all pictures of the account.
  const distance = sql.raw(`bit_count(('x' || hash_value)::bit(64) # x${literal(hash)})`)
  const isNear = sql.raw(
    `account_id = ${literal(accountId)} and hash_bands && ${literal(nearBands(hash))} and hash_value <> ''`,
  )
  const [nearest] = await db
    .select({ hashValue: picturesTable.hashValue })
    .from(picturesTable)
    .where(sql`${isNear} and ${distance} <= ${sql.raw(String(config.hash.nearBits))}`)
    .orderBy(distance, picturesTable.id)
    .limit(1)
  return nearest?.hashValue ?? hash
}
