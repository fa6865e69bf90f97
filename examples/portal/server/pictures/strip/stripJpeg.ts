import { config } from '../../config'
import { PartCount } from './PartCount'

/** Returns a TIFF block for EXIF that contains only the orientation. */
export function orientationTag(orientation: number): Buffer {
  const block = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1')
  block.writeUInt16BE(orientation, 18)
  return block
}

const [SOI, EOI, SOS, APP0, APP1, APP2, APP14, APP15, COM, RST0, RST7, TEM] = [
  0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe, 0xd0, 0xd7, 0x01,
]

/**
 * Returns a JPEG without EXIF (except the orientation), XMP, IPTC, comments, thumbnails and bytes after its end.
 * Compressed data, colour profile and colour transform stay unchanged. Throws if the file is damaged, TooManyParts if
 * it has too many segments or scans.
 */
export function stripJpeg(content: Buffer, orientation: number): Buffer {
  const safe: Buffer[] = [Buffer.from([0xff, SOI])]
  if (orientation > 1)
    safe.push(segment(APP1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationTag(orientation)])))
  const segments = new PartCount('segments', config.upload.parts.jpegSegments)
  const scans = new PartCount('scans', config.upload.parts.jpegScans)
  let at = 2
  for (;;) {
    if (content[at] !== 0xff) throw new Error('A marker is missing.')
    const marker = content[at + 1]
    if (marker === undefined) throw new Error('The end is missing.')
    if (marker === 0xff) at += 1
    else if (marker === EOI) return Buffer.concat([...safe, Buffer.from([0xff, EOI])])
    else if (marker === TEM || (marker >= RST0 && marker <= RST7)) at += 2
    else {
      segments.next()
      const end = segmentEnd(content, at)
      if (isSafe(marker, content.subarray(at + 4, end)))
        safe.push(marker === APP0 ? withoutThumbnail(content.subarray(at + 4, end)) : content.subarray(at, end))
      at = end
      if (marker === SOS) {
        scans.next()
        at = scanEnd(content, end)
        safe.push(content.subarray(end, at))
      }
    }
  }
}

function isSafe(marker: number, body: Buffer): boolean {
  const starts = (text: string) => body.subarray(0, text.length).toString('latin1') === text
  if (marker === APP0) return starts('JFIF\0') && body.length >= 14
  if (marker === APP2) return starts('ICC_PROFILE\0')
  if (marker === APP14) return starts('Adobe')
  return marker !== COM && (marker < APP0 || marker > APP15)
}

function withoutThumbnail(body: Buffer): Buffer {
  return segment(APP0, Buffer.concat([body.subarray(0, 12), Buffer.from([0, 0])]))
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

function segmentEnd(content: Buffer, at: number): number {
  if (at + 4 > content.length) throw new Error('A segment is incomplete.')
  const length = content.readUInt16BE(at + 2)
  if (length < 2 || at + 2 + length > content.length) throw new Error('A segment is incomplete.')
  return at + 2 + length
}

/** Returns the offset of the marker after a scan's compressed data. */
function scanEnd(content: Buffer, start: number): number {
  for (let at = content.indexOf(0xff, start); at !== -1; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1]
    if (next === undefined) break
    if (next !== 0 && next !== 0xff && !(next >= RST0 && next <= RST7)) return at
  }
  throw new Error('The end is missing.')
}
