import { config } from '../../config'
import { PartCount } from './PartCount'

const [HEAD, TRAILER, EXTENSION, PICTURE] = [13, 0x3b, 0x21, 0x2c]
const [CONTROL, APPLICATION] = [0xf9, 0xff]
const KEPT_APPLICATIONS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/**
 * Returns a GIF with its frames, timing, loops and colour profile, and without comments, XMP and bytes after its end.
 * Throws if the file is damaged, TooManyParts if it has too many blocks.
 */
export function stripGif(content: Buffer): Buffer {
  let at = HEAD + colourTable(byteAt(content, 10))
  const safe = [content.subarray(0, at)]
  const blocks = new PartCount('blocks', config.upload.parts.gifBlocks)
  for (;;) {
    blocks.next()
    const start = at
    // A missing trailer is accepted, because many programs forget it.
    const kind = at === content.length ? TRAILER : byteAt(content, at)
    if (kind === TRAILER) return Buffer.concat([...safe, Buffer.from([TRAILER])])
    if (kind === EXTENSION) {
      const label = byteAt(content, at + 1)
      at = blocksEnd(content, at + 2)
      const application = content.toString('latin1', start + 3, start + 14)
      if (label === CONTROL || (label === APPLICATION && KEPT_APPLICATIONS.has(application)))
        safe.push(content.subarray(start, at))
    } else if (kind === PICTURE) {
      at = blocksEnd(content, at + 10 + colourTable(byteAt(content, at + 9)) + 1)
      safe.push(content.subarray(start, at))
    } else throw new Error('A block is unknown.')
  }
}

function byteAt(content: Buffer, at: number): number {
  const byte = content[at]
  if (byte === undefined) throw new Error('The file is incomplete.')
  return byte
}

/** Returns the length of the colour table that a byte of flags declares. */
function colourTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function blocksEnd(content: Buffer, start: number): number {
  let at = start
  for (let length = byteAt(content, at); length > 0; length = byteAt(content, at)) at += length + 1
  return at + 1
}
