import { config } from '../config'
import type { FormMap } from '../http/formBody'
import { readNumber } from '../http/readNumber'
import { RequestError } from '../http/RequestError'
import { parseMediaUri } from '../storage/mediaUri'
import type { ImageRequest } from './ImageService'

const FITS = ['rescaleIn', 'cropIn', 'cropOut'] as const

/**
 * Reads the image service's query. Sizes, quality and colour are rounded to short tables, so that nobody can have a picture rendered in endless ways.
 * Throws RequestError 400 for sizes out of bounds, 404 for a file that cannot be in the library.
 */
export function parseImageRequest(query: FormMap): ImageRequest {
  const { file, color = 'ffffff' } = query
  const fit = FITS.find(name => name === (query['do'] ?? 'rescaleIn'))
  if (!fit) throw new RequestError(400, `The parameter do must be ${FITS.join(', ')}.`)
  if (typeof color !== 'string' || !/^[0-9a-f]{6}$/i.test(color))
    throw new RequestError(400, 'The parameter color must be six hexadecimal digits.')
  const sides = { min: 1, max: config.image.maxSide }
  const width = readNumber(query, 'width', sides)
  const height = readNumber(query, 'height', sides)
  const quality = readNumber(query, 'quality', { min: 1, max: 10, fallback: config.image.defaultQuality })
  const media = typeof file === 'string' ? parseMediaUri(file) : null
  if (!media) throw new RequestError(404, 'The parameter file names no picture of this portal.')
  return {
    uri: media.uri,
    ...boxOf(width, height, fit),
    quality: roundedUp(quality, config.image.qualities),
    fit,
    // Only padding and what is see-through show it.
    color: media.extension === 'jpg' && fit !== 'cropIn' ? 'ffffff' : roundedColor(color),
  }
}

const { sides: SIDES, ratioSteps } = config.image

/** The box to render: of what fits into a box both sides are from the table, of what fills it the longer one, and the ratio stays as it was. */
function boxOf(width: number, height: number, fit: ImageRequest['fit']): { width: number; height: number } {
  if (fit === 'rescaleIn') return { width: roundedUp(width, SIDES), height: roundedUp(height, SIDES) }
  const longer = roundedUp(Math.max(width, height), SIDES)
  const ratio = Math.ceil((Math.min(width, height) / Math.max(width, height)) * ratioSteps) / ratioSteps
  const shorter = Math.ceil(longer * ratio)
  return width >= height ? { width: longer, height: shorter } : { width: shorter, height: longer }
}

function roundedUp(value: number, table: readonly number[]): number {
  return table.find(entry => entry >= value) ?? value
}

/** Sixteen steps for red, green and blue each. */
function roundedColor(color: string): string {
  return color
    .toLowerCase()
    .replace(/../g, channel => (Math.round(parseInt(channel, 16) / 17) * 17).toString(16).padStart(2, '0'))
}
