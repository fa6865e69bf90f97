import type { PictureFile } from '../inspectPicture'
import { stripGif } from './stripGif'
import { stripJpeg } from './stripJpeg'
import { stripPng } from './stripPng'

/**
 * Returns a picture file that is safe to publish: without location, camera, names or previews; pixels and orientation
 * are unchanged. Throws if the file is damaged, TooManyParts if it has too many parts.
 */
export function stripPicture(content: Buffer, extension: PictureFile['extension'], orientation: number): Buffer {
  if (extension === 'jpg') return stripJpeg(content, orientation)
  return extension === 'png' ? stripPng(content, orientation) : stripGif(content)
}
