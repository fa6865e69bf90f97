import * as v from 'valibot'
import { config } from '../config'
import { wholeNumber, wholeNumberOr } from '../http/fieldSchemas'
import type { FormMap } from '../http/formBody'
import { fieldsOf } from '../http/readFields'
import { RequestError } from '../http/RequestError'
import { parseMediaUri } from '../storage/mediaUri'
import type { ImageRequest } from './ImageService'

const FITS = ['rescaleIn', 'cropIn', 'cropOut'] as const
const COLOR = 'The parameter color must be six hexadecimal digits.'
const side = wholeNumber({ min: 1, max: config.image.maxSide })
const imageQuery = {
  do: v.optional(v.picklist(FITS, `The parameter do must be ${FITS.join(', ')}.`), 'rescaleIn'),
  color: v.optional(v.pipe(v.string(COLOR), v.regex(/^[0-9a-f]{6}$/i, COLOR)), 'ffffff'),
  width: side,
  height: side,
  quality: wholeNumberOr(config.image.defaultQuality, { min: 1, max: 10 }),
  // A missing file name or a list of names is refused like a wrong name.
  file: v.fallback(v.string(), ''),
}

/**
 * Reads the image service's query. Sizes, quality and colour are rounded, so that nobody can make the portal render
 * endless variants. Throws RequestError 400 for an invalid parameter, 404 for a file that cannot be in the library.
 */
export function parseImageRequest(query: FormMap): ImageRequest {
  const { do: fit, color, width, height, quality, file } = fieldsOf(imageQuery, query)
  const media = parseMediaUri(file)
  if (!media) throw new RequestError(404, 'The parameter file names no picture of this portal.')
  return {
    uri: media.uri,
    ...boxOf(width, height, fit),
    quality: roundedUp(quality, config.image.qualities),
    fit,
    // The colour shows only in padding and transparent areas.
    color: media.extension === 'jpg' && fit !== 'cropIn' ? 'ffffff' : roundedColor(color),
  }
}

const { sides: SIDES, ratioSteps } = config.image

/**
 * Returns the box to render. For `rescaleIn` both sides are from `SIDES`. For the other fits, the image is as large
 * as the box: its longer side is from `SIDES`, and its ratio is rounded up to a multiple of 1 / `ratioSteps`.
 */
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

/** Rounds red, green and blue to sixteen steps each. */
function roundedColor(color: string): string {
  return color
    .toLowerCase()
    .replace(/../g, channel => (Math.round(parseInt(channel, 16) / 17) * 17).toString(16).padStart(2, '0'))
}
