/**
 * Filter of the list: null shows all pictures, 0 the marked ones, a number above 0 the series with this id
 * (image-library 4.3).
 */
export type PictureFilter = number | null

/** Filter of the marked pictures. */
export const MARKED = 0

/** Pictures per page (image-library 9.1). */
export const PAGE_SIZE = 36

/** Delay in ms after the last key press before the filter text applies. */
export const FILTER_DELAY_MS = 300

/** Minimum width of a column of tiles in px (image-library 9.1). On a phone, columns may be narrower. */
export const TILE_SIZE = 193

/** Space between tiles in px. */
export const TILE_GAP = 16

/** Largest number of pictures that the portal returns in one response. Used where all pictures are needed. */
export const LARGE_PAGE = 1000

/** A range of pictures to load. */
export interface PageParam {
  readonly from: number
  readonly limit: number
}

/** Returns the first range: one page, or as many pictures as were loaded at the last visit (image-library 4.1). */
export function firstPage(picturesLength: number): PageParam {
  return { from: 0, limit: Math.max(picturesLength, PAGE_SIZE) }
}

/** Splits a range into requests of at most `LARGE_PAGE` pictures. */
export function splitPage({ from, limit }: PageParam): PageParam[] {
  return Array.from({ length: Math.ceil(limit / LARGE_PAGE) }, (_, index) => {
    const before = index * LARGE_PAGE
    return { from: from + before, limit: Math.min(LARGE_PAGE, limit - before) }
  })
}
