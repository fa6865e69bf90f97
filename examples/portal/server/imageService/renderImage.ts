import type { Sharp } from 'sharp'
import type { ImageRequest } from './ImageRequest'
import { sharpImage } from './sharpImage'

/** Renders a picture file into the asked-for box as a JPEG: upright, in sRGB, without metadata. */
export function renderImage(source: Buffer, request: ImageRequest): Promise<Buffer> {
  return putIntoBox(sharpImage(source), request)
    .flatten({ background: `#${request.color}` })
    .toColourspace('srgb')
    .jpeg({ quality: request.quality * 10 })
    .toBuffer()
}

function putIntoBox(image: Sharp, { fit, width, height, color }: ImageRequest): Sharp {
  if (fit === 'cropOut') return image.resize(width, height, { fit: 'cover' })
  if (fit === 'cropIn') return image.resize(width, height, { fit: 'contain', background: `#${color}` })
  return image.resize(width, height, { fit: 'inside', withoutEnlargement: true })
}
