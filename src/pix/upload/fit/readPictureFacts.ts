import { imageDimensionsFromData } from 'image-dimensions'

/** Facts about a picture from the first bytes of its file. */
export interface PictureFacts {
  /** The format of the content, whatever the name says. */
  readonly kind: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'bmp'
  /** Size in pixels, before the orientation is applied. */
  readonly width: number
  readonly height: number
  readonly isAnimated: boolean
}

/** Number of first bytes that show if a file is a picture. */
const SIGNATURE_BYTES = 32
const SIGNATURE = /^(?:\xFF\xD8\xFF|\x89PNG|GIF8|BM|RIFF[^]{4}WEBP|[^]{4}ftyp)/
/**
 * Number of bytes of a picture that are read first. The number is large, because the size of a JPEG comes after its
 * thumbnails and profiles.
 */
const FACTS_BYTES = 1024 ** 2

const latin1 = new TextDecoder('latin1')

/**
 * Reads as much of a file as `readPictureFacts` needs, and returns the facts; undefined if the file is no picture of a
 * known format. For most pictures, the first megabyte is enough. A larger GIF is read completely, because its second
 * frame may be anywhere. A larger JPEG is read completely if its size is not in the first megabyte, because profiles of
 * several megabytes may come before the size.
 */
export async function readFileFacts(file: Blob): Promise<PictureFacts | undefined> {
  const read = async (length: number) => new Uint8Array(await file.slice(0, length).arrayBuffer())
  const signature = String.fromCharCode(...(await read(SIGNATURE_BYTES)))
  if (!SIGNATURE.test(signature)) return undefined
  const facts = factsOrNone(await read(FACTS_BYTES))
  const isLate = facts ? facts.kind === 'gif' : signature.startsWith('\xFF\xD8')
  return isLate && file.size > FACTS_BYTES ? factsOrNone(await read(file.size)) : facts
}

/** Returns the facts of a picture; undefined if the content can't be parsed. */
function factsOrNone(bytes: Uint8Array): PictureFacts | undefined {
  try {
    return readPictureFacts(bytes)
  } catch {
    return undefined
  }
}

/** Reads the facts of a picture; undefined if the content is no picture of a known format. */
export function readPictureFacts(bytes: Uint8Array): PictureFacts | undefined {
  const size = imageDimensionsFromData(bytes) ?? readBitmapSize(bytes)
  if (!size || size.width === 0 || size.height === 0) return undefined
  const { type: kind, width, height } = size
  return { kind, width, height, isAnimated: isAnimated(kind, bytes) }
}

function readBitmapSize(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 26 || view.getUint16(0) !== 0x42_4d) return undefined
  // A negative height means that the first row is the top one.
  const [width, height] = [view.getInt32(18, true), Math.abs(view.getInt32(22, true))]
  return width > 0 ? ({ type: 'bmp', width, height } as const) : undefined
}

/** True when the bytes of a GIF hold at least two frames. */
function hasFrames(bytes: Uint8Array): boolean {
  const byteAt = (index: number) => bytes[index] ?? 0
  const tableAt = (index: number) => (byteAt(index) & 0x80 ? 3 * 2 ** ((byteAt(index) & 7) + 1) : 0)
  let at = 13 + tableAt(10)
  for (let frames = 0; frames < 2;) {
    if (byteAt(at) === 0x2c) {
      frames += 1
      at += 11 + tableAt(at + 9)
    } else if (byteAt(at) === 0x21) at += 2
    else return false
    while (byteAt(at) > 0) at += byteAt(at) + 1
    at += 1
  }
  return true
}

function isAnimated(kind: PictureFacts['kind'], bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => latin1.decode(bytes.subarray(from, to))
  switch (kind) {
    case 'webp':
      return text(12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) > 0
    case 'png': {
      const head = text(0, bytes.length)
      const data = head.indexOf('IDAT')
      return head.slice(0, data < 0 ? undefined : data).includes('acTL')
    }
    case 'gif':
      return hasFrames(bytes)
    case 'avif':
    case 'heic':
      return /avis|hevc|hevx|msf1/.test(text(8, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)))
    case 'jpeg':
    case 'bmp':
      return false
  }
}
