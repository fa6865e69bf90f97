import { config } from '../config'
import type { FormMap } from '../http/formBody'
import { readNumber } from '../http/readNumber'
import { readText } from '../http/readText'
import type { PictureListQuery } from './PictureLists'

/** Reads `from`, `limit` and `filter` of a list call. Throws RequestError 400 out of bounds. */
export function parseListQuery(query: FormMap): PictureListQuery {
  return {
    from: readNumber(query, 'from', { min: 0, max: config.list.maxFrom, fallback: 0 }),
    limit: readNumber(query, 'limit', { min: 1, max: config.list.maxLimit, fallback: config.list.defaultLimit }),
    filter: readText(query, 'filter', config.list.filterLength) ?? '',
  }
}
