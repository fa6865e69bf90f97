import type { ResolvedConfig } from '../../config/resolveConfig'
import type { Picture } from '../picture/Picture'
import type { PictureRange } from '../picture/pictureListRequest'
import { fetchPictures } from '../picture/pictureWire'
import { fetchSeriesPictures } from '../series/seriesWire'
import type { PictureFilter } from './manageModel'

/** A part of what a filter holds: of all the account's pictures, or of a series'. The marked ones have a call of their own. */
export function fetchFiltered(
  config: ResolvedConfig,
  filter: PictureFilter,
  range: PictureRange,
  signal?: AbortSignal,
): Promise<Picture[]> {
  return filter === null ? fetchPictures(config, range, signal) : fetchSeriesPictures(config, filter, range, signal)
}
