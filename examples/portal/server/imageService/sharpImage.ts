import sharp, { type Sharp } from 'sharp'
import { config } from '../config'

// Only what the portal accepts may be decoded: every other loader is a way in for a file that pretends.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

/** Opens picture bytes: JPEG, PNG and GIF only, upright by their orientation mark; the pixel limit is off only for measuring, which decodes nothing. */
export function sharpImage(content: Buffer, { isMeasuring = false } = {}): Sharp {
  const limitInputPixels = isMeasuring ? false : config.upload.pixels
  return sharp(content, { limitInputPixels, failOn: 'error', sequentialRead: true }).rotate()
}
