import { config } from '../../config'
import { PartCount } from './PartCount'
import { orientationTag } from './stripJpeg'

/** Returns the checksum of a PNG chunk. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

const HEAD = 8
/** Chunks for picture data, palette, transparency, colour, density and animation. */
const SAFE_CHUNKS = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
])

/**
 * Returns a PNG with only the chunks that are needed to show it. Of EXIF, only the orientation stays. Bytes after the
 * end of the picture are removed. Throws if a part is incomplete, TooManyParts if there are too many parts.
 */
export function stripPng(content: Buffer, orientation: number): Buffer {
  const safe = [content.subarray(0, HEAD)]
  const chunks = new PartCount('blocks', config.upload.parts.pngChunks)
  for (let at = HEAD; ;) {
    chunks.next()
    if (at + 12 > content.length) throw new Error('The end is missing.')
    const end = at + 12 + content.readUInt32BE(at)
    if (end > content.length) throw new Error('A chunk is incomplete.')
    const type = content.toString('latin1', at + 4, at + 8)
    if (SAFE_CHUNKS.has(type)) safe.push(content.subarray(at, end))
    if (type === 'IHDR' && orientation > 1) safe.push(chunk('eXIf', orientationTag(orientation)))
    if (type === 'IEND') return Buffer.concat(safe)
    at = end
  }
}

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}
