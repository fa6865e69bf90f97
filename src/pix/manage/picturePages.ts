import type { ResolvedConfig } from '../../config/resolveConfig'
import { createPrefetch } from '../../wire/createPrefetch'
import type { ReadableList } from '../../wire/readableList'
import type { Picture } from '../picture/Picture'
import type { PictureRange } from '../picture/pictureListRequest'
import { fetchPictures } from '../picture/pictureWire'
import { fetchSeriesPictures } from '../series/seriesWire'
import { firstPage, LARGE_PAGE, MARKED, type PictureFilter, splitPage } from './manageModel'
import { openManageStore } from './openManageStore'

/** A loaded range of pictures, and the pictures that were uploaded after it was loaded. */
export interface PicturePage {
  /** Key of the list that the page belongs to: filter and text. */
  readonly listKey: string
  readonly pictures: readonly Picture[]
  /** Number of entries in the response that can't be read as pictures. */
  readonly unread: number
  /** Pictures uploaded after the page was loaded, newest first. Only the first page has any. */
  readonly uploaded: readonly Picture[]
  /**
   * True when the response had fewer entries than the limit, so this is the last page (image-library 4.4). Always true
   * for the marked pictures, which have only one page.
   */
  readonly isEnd: boolean
}

/** Functions on the loaded pages of a list. None of them changes the given pages. */
export const picturePages = {
  /** Returns every picture once. After an upload the offsets shift, so the next page may repeat a picture. */
  all(pages: readonly PicturePage[]): Picture[] {
    const byId = new Map<number, Picture>()
    for (const { uploaded } of pages) for (const picture of uploaded) byId.set(picture.Id, picture)
    for (const { pictures } of pages)
      for (const picture of pictures) if (!byId.has(picture.Id)) byId.set(picture.Id, picture)
    return [...byId.values()]
  },

  /**
   * Returns the offset of the next page. Uploaded pictures don't count. The next page may then repeat a picture, but a
   * larger offset could skip one.
   */
  nextFrom(pages: readonly PicturePage[]): number {
    return pages.reduce((sum, { pictures, unread }) => sum + pictures.length + unread, 0)
  },

  prepend(pages: readonly PicturePage[], added: readonly Picture[]): PicturePage[] {
    return pages.map((page, index) => (index === 0 ? { ...page, uploaded: [...added, ...page.uploaded] } : page))
  },

  /** Replaces pictures by their changed versions. */
  replace(pages: readonly PicturePage[], changed: ReadonlyMap<number, Picture>): PicturePage[] {
    const renew = (list: readonly Picture[]) => list.map(picture => changed.get(picture.Id) ?? picture)
    return pages.map(page => ({ ...page, pictures: renew(page.pictures), uploaded: renew(page.uploaded) }))
  },

  remove(pages: readonly PicturePage[], ids: ReadonlySet<number>): PicturePage[] {
    const without = (list: readonly Picture[]) =>
      list.some(({ Id }) => ids.has(Id)) ? list.filter(({ Id }) => !ids.has(Id)) : list
    return pages.map(page => ({ ...page, pictures: without(page.pictures), uploaded: without(page.uploaded) }))
  },
}

/**
 * Number of parallel requests. It is small, because the list may be shorter than at the last visit, and requests beyond
 * its end are useless. If a group of parallel requests has reached the end of the list, no further group is sent.
 */
const AT_ONCE = 4
const STEP = AT_ONCE * LARGE_PAGE

/** Loads a range of any length: splits it into the largest requests that the portal accepts and joins the responses. */
export async function fetchLongPage(
  config: ResolvedConfig,
  filter: PictureFilter,
  { from, limit, filter: text }: PictureRange,
  signal?: AbortSignal,
): Promise<ReadableList<Picture>> {
  const entries: Picture[] = []
  let received = 0
  for (let asked = 0; asked < limit && received === asked; asked += STEP) {
    const pages = splitPage({ from: from + asked, limit: Math.min(STEP, limit - asked) })
    const responses = await Promise.all(
      pages.map(page => fetchFiltered(config, filter, { ...page, filter: text }, signal)),
    )
    for (const response of responses) {
      entries.push(...response.entries)
      received += response.received
    }
  }
  return { entries, received }
}

const prefetched = createPrefetch<ReadableList<Picture>>()

const nameOf = ({ auth, language, paths }: ResolvedConfig, filter: PictureFilter, range: PictureRange) =>
  JSON.stringify([auth.accountId, language, paths.pixBase, filter, range])

/** Prefetch of the first pictures: the request starts before the manage window renders. */
export const prefetchedPictures = {
  /**
   * Prefetches the pictures that the window will show first. Resolves when the request has ended, even if it failed.
   */
  async ask(config: ResolvedConfig): Promise<void> {
    const { accountId } = config.auth
    if (accountId === undefined) return
    const { seriesId: filter, picturesFilter, picturesLength } = openManageStore(accountId).view
    if (filter === MARKED) return
    const range = { ...firstPage(picturesLength), filter: picturesFilter }
    await prefetched.prefetch(nameOf(config, filter, range), () => fetchLongPage(config, filter, range))
  },

  /** Returns the prefetched result once; undefined if there is none for this range. */
  take: (config: ResolvedConfig, filter: PictureFilter, range: PictureRange) =>
    prefetched.take(nameOf(config, filter, range)),

  /** Returns the prefetched pictures if they have arrived, so that the first render includes them. */
  readNow: (config: ResolvedConfig, filter: PictureFilter, range: PictureRange) =>
    prefetched.readNow(nameOf(config, filter, range)),

  /** Forgets the prefetched pictures if they have arrived. Call it after a window has rendered them. */
  drop: prefetched.drop,
}

/** Loads a range of a filter's pictures: of the account, or of a series. Marked pictures need `fetchPicturesByIds`. */
export function fetchFiltered(
  config: ResolvedConfig,
  filter: PictureFilter,
  range: PictureRange,
  signal?: AbortSignal,
): Promise<ReadableList<Picture>> {
  return filter === null ? fetchPictures(config, range, signal) : fetchSeriesPictures(config, filter, range, signal)
}
