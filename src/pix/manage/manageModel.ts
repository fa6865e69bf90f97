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

/** A request asks for no more: the portal gives no more at once. So many are asked for where all are needed. */
export const LARGE_PAGE = 1000

/** One request of a list. */
export interface PageParam {
  readonly from: number
  readonly limit: number
}

/** What is loaded first: a page, or as many pictures as were loaded before (image-library 4.1). */
export function firstPage(picturesLength: number): PageParam {
  return { from: 0, limit: Math.max(picturesLength, PAGE_SIZE) }
}

/** The requests in which a part of a list is asked for: all but the last as large as they may be. */
export function splitPage({ from, limit }: PageParam): PageParam[] {
  return Array.from({ length: Math.ceil(limit / LARGE_PAGE) }, (_, index) => {
    const before = index * LARGE_PAGE
    return { from: from + before, limit: Math.min(LARGE_PAGE, limit - before) }
  })
}
