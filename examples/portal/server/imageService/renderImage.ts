import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { config } from '../config'
import type { ImageRequest } from './ImageService'

// Only accepted formats may be decoded: every other loader is an attack surface for disguised files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

/**
 * Opens a picture: JPEG, PNG and GIF only, rotated by its orientation. The pixel limit is off only for measuring, which
 * decodes nothing.
 */
export function sharpImage(content: Buffer, { isMeasuring = false } = {}): Sharp {
  const limitInputPixels = isMeasuring ? false : config.upload.pixels
  return sharp(content, { limitInputPixels, failOn: 'error', sequentialRead: true }).rotate()
}

/** Renders a picture file as a JPEG for the requested box: rotated as its metadata says, in sRGB, without metadata. */
export async function renderImage(source: Buffer, request: ImageRequest): Promise<Buffer> {
  const image = sharpImage(source)
  const { autoOrient } = await image.metadata()
  return putIntoBox(image, { ...request, ...boxInOwnRatio(request, autoOrient) })
    .flatten({ background: `#${request.color}` })
    .toColourspace('srgb')
    .jpeg({ quality: request.quality * 10 })
    .toBuffer()
}

interface Box {
  width: number
  height: number
}

/**
 * Returns the box with the exact ratio of the picture, if the request can have had this ratio before parseImageRequest
 * rounded it up. Otherwise returns the given box.
 */
function boxInOwnRatio({ width, height }: Box, picture: Box): Box {
  const longer = Math.max(width, height)
  const step = longer / config.image.ratioSteps + 1
  const own =
    width >= height
      ? { width: longer, height: Math.round((longer * picture.height) / picture.width) }
      : { width: Math.round((longer * picture.width) / picture.height), height: longer }
  const tooMuch = width - own.width + height - own.height
  return tooMuch >= 0 && tooMuch <= step ? own : { width, height }
}

function putIntoBox(image: Sharp, { fit, width, height, color }: ImageRequest): Sharp {
  if (fit === 'cropOut') return image.resize(width, height, { fit: 'cover' })
  if (fit === 'cropIn') return image.resize(width, height, { fit: 'contain', background: `#${color}` })
  return image.resize(width, height, { fit: 'inside', withoutEnlargement: true })
}
