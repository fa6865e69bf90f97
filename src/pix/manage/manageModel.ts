/** Which pictures are shown: null all, 0 the marked ones, above 0 those of the series with this id (image-library 4.3). */
export type PictureFilter = number | null

/** The filter value of the marked pictures. */
export const MARKED = 0

/** Pictures a page holds (image-library 9.1). */
export const PAGE_SIZE = 36

/** Typing rests this long before the filter text is applied. */
export const FILTER_DELAY_MS = 300

/** Width of a tile's container in px (image-library 9.1); a column is at least as wide, except on a phone. */
export const TILE_SIZE = 193

/** Space between tiles in px. */
export const TILE_GAP = 16

/** More are not fetched in one request, whatever was loaded before; so many are, where all are needed. */
export const LARGE_PAGE = 1000

/** One request of a list. */
export interface PageParam {
  readonly from: number
  readonly limit: number
}

/** The first request: a page, or as many pictures as were loaded before (image-library 4.1). */
export function firstPage(picturesLength: number): PageParam {
  return { from: 0, limit: Math.min(Math.max(picturesLength, PAGE_SIZE), LARGE_PAGE) }
}
