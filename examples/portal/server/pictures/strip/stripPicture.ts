import type { PictureFile } from '../inspectPicture'
import { stripGif } from './stripGif'
import { stripJpeg } from './stripJpeg'
import { stripPng } from './stripPng'

/**
 * The file as anybody may have it at its public address: no place, camera, names or previews in it, no pixel changed, as upright as before.
 * Throws when the file's parts do not fit together, TooManyParts when it has too many.
 */
export function stripPicture(content: Buffer, extension: PictureFile['extension'], orientation: number): Buffer {
  if (extension === 'jpg') return stripJpeg(content, orientation)
  return extension === 'png' ? stripPng(content, orientation) : stripGif(content)
}
