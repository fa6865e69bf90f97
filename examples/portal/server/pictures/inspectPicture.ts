import type { Metadata } from 'sharp'
import { config } from '../config'
import { RequestError } from '../http/RequestError'
import { sharpImage } from '../imageService/renderImage'
import { perceptualHash } from './perceptualHash'
import { pictureRefusals } from './pictureRefusals'
import { TooManyParts } from './strip/PartCount'
import { stripPicture } from './strip/stripPicture'

/** A checked picture file without metadata. Width and height are in px, after the picture's rotation. */
export interface PictureFile {
  content: Buffer
  extension: 'jpg' | 'png' | 'gif'
  width: number
  height: number
  hash: string
  /** Cleaned file name without the extension. */
  name: string
}

const FORMATS = [
  { extension: 'jpg', starts: ['ffd8ff'] },
  { extension: 'png', starts: ['89504e470d0a1a0a'] },
  { extension: 'gif', starts: ['474946383761', '474946383961'] },
] as const

/** Returns the file extension for the first bytes of a file; null if the file is not a JPEG, PNG or GIF. */
function pictureFormat(content: Buffer): 'jpg' | 'png' | 'gif' | null {
  const start = content.subarray(0, 8).toString('hex')
  return FORMATS.find(({ starts }) => starts.some(bytes => start.startsWith(bytes)))?.extension ?? null
}

const LONGEST = 120

/**
 * Returns a file name that is safe to show and to use as a title. Removes folders, control characters, '<', '>', and
 * marks that change the text's direction. Cuts long names; returns 'file' if nothing is left.
 */
export function cleanFileName(fileName: string): string {
  const name = fileName.split(/[/\\]/).pop() ?? ''
  const cleaned = name
    .normalize('NFC')
    .replace(/[\p{C}<>]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return cleaned.slice(0, LONGEST) || 'file'
}

/**
 * Checks that a file is a complete JPEG, PNG or GIF. Measures the picture, and removes metadata from the file. This
 * takes long for some files, so the portal runs it in a separate process (PictureProcesses). Throws a RequestError
 * whose text names the file: status 415 if the file is not a complete picture, 400 if it has too many pixels or parts.
 */
export async function inspectPicture(content: Buffer, fileName: string): Promise<PictureFile> {
  const extension = pictureFormat(content)
  const shownName = cleanFileName(fileName)
  if (!extension) throw new RequestError(415, pictureRefusals.noPicture(shownName))
  try {
    checkParts(content, extension)
    const metadata = await sharpImage(content, { isMeasuring: true }).metadata()
    checkSize(metadata, claimedSize(content, metadata), shownName)
    const stripped = stripPicture(content, extension, metadata.orientation ?? 1)
    const { width, height } = metadata.autoOrient
    return {
      content: stripped,
      extension,
      width,
      height,
      hash: await perceptualHash(stripped),
      name: shownName.replace(/\.[^.]*$/, ''),
    }
  } catch (error) {
    if (error instanceof RequestError) throw error
    if (error instanceof TooManyParts) throw new RequestError(400, pictureRefusals.partsTooMany(shownName, error))
    throw new RequestError(415, pictureRefusals.damaged(shownName))
  }
}

/**
 * Throws TooManyParts if the file has too many parts, before any decoder reads the file. Also throws if a JPEG is
 * malformed, because the decoder of JPEG skips invalid parts.
 */
function checkParts(content: Buffer, extension: PictureFile['extension']): void {
  try {
    stripPicture(content, extension, 1)
  } catch (error) {
    if (extension === 'jpg' || error instanceof TooManyParts) throw error
  }
}

/**
 * Returns the size that a file claims. A GIF's canvas may be larger than the frame that sharp measures, and a browser
 * allocates the whole canvas.
 */
function claimedSize(content: Buffer, { autoOrient, format }: Metadata): { width: number; height: number } {
  if (format !== 'gif') return autoOrient
  return {
    width: Math.max(autoOrient.width, content.readUInt16LE(6)),
    height: Math.max(autoOrient.height, content.readUInt16LE(8)),
  }
}

function checkSize(
  { isProgressive, format, channels, depth }: Metadata,
  { width, height }: { width: number; height: number },
  shownName: string,
): void {
  const { pixels, bufferedBytes } = config.upload
  const count = width * height
  if (count > pixels) throw new RequestError(400, pictureRefusals.pixelsTooMany(shownName, width, height))
  // These formats cannot be read line by line: all pixels are in memory at once.
  const isBuffered = isProgressive || format === 'gif'
  const pixelBytes = format === 'gif' ? 4 : channels * (depth === 'ushort' ? 2 : 1)
  if (!isBuffered || count * pixelBytes <= bufferedBytes) return
  throw new RequestError(400, pictureRefusals.pixelsTooManyForFormat(shownName, width, height))
}
