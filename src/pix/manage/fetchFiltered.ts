import type { ResolvedConfig } from '../../config/resolveConfig'
import type { ReadableList } from '../../wire/readableList'
import type { Picture } from '../picture/Picture'
import type { PictureRange } from '../picture/pictureListRequest'
import { fetchPictures } from '../picture/pictureWire'
import { fetchSeriesPictures } from '../series/seriesWire'
import type { PictureFilter } from './manageModel'

/** Loads a range of a filter's pictures: of the account, or of a series. Marked pictures need `fetchPicturesByIds`. */
export function fetchFiltered(
  config: ResolvedConfig,
  filter: PictureFilter,
  range: PictureRange,
  signal?: AbortSignal,
): Promise<ReadableList<Picture>> {
  return filter === null ? fetchPictures(config, range, signal) : fetchSeriesPictures(config, filter, range, signal)
}
