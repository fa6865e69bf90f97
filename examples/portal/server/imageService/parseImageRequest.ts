import { config } from '../config'
import type { FormMap } from '../http/formBody'
import { readNumber } from '../http/readNumber'
import { RequestError } from '../http/RequestError'
import { parseMediaUri } from '../storage/mediaUri'
import type { ImageRequest } from './ImageService'

const FITS = ['rescaleIn', 'cropIn', 'cropOut'] as const

/** Reads the image service's query. Throws RequestError 400 for sizes out of bounds, 404 for a file that cannot be in the library. */
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
  return { uri: media.uri, width, height, quality, fit, color: color.toLowerCase() }
}
