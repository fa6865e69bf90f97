import type { ResolvedConfig } from '../../config/resolveConfig'
import { createPrefetch } from '../../wire/createPrefetch'
import type { Picture } from '../picture/Picture'
import type { PictureRange } from '../picture/pictureListRequest'
import { fetchFiltered } from './fetchFiltered'
import { firstPage, LARGE_PAGE, MARKED, type PictureFilter, splitPage } from './manageModel'
import { openManageStore } from './openManageStore'

/** What one request of a list brought, and what was added to it since. */
export interface PicturePage {
  /** The list it is a part of: filter and text. */
  readonly listKey: string
  readonly pictures: readonly Picture[]
  /** Pictures uploaded since, newest first; only on the first page. */
  readonly uploaded: readonly Picture[]
  /** It brought fewer pictures than its limit: nothing follows (image-library 4.4). */
  readonly isEnd: boolean
}

/** The loaded pages of a list as one list, and how it changes; every function answers new pages. */
export const picturePages = {
  /** Every picture once: an upload moves the rest on, so that the next page may bring a picture again. */
  all(pages: readonly PicturePage[]): Picture[] {
    const byId = new Map<number, Picture>()
    for (const { uploaded } of pages) for (const picture of uploaded) byId.set(picture.Id, picture)
    for (const { pictures } of pages)
      for (const picture of pictures) if (!byId.has(picture.Id)) byId.set(picture.Id, picture)
    return [...byId.values()]
  },

  /** Where the next page begins. Uploaded pictures don't count: rather a picture twice than one left out. */
  nextFrom(pages: readonly PicturePage[]): number {
    return pages.reduce((sum, { pictures }) => sum + pictures.length, 0)
  },

  prepend(pages: readonly PicturePage[], added: readonly Picture[]): PicturePage[] {
    return pages.map((page, index) => (index === 0 ? { ...page, uploaded: [...added, ...page.uploaded] } : page))
  },

  /** Puts a picture that was changed in the place of its earlier state. */
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

/** So many requests are under way at a time: what was loaded before may be gone, and where the list ends, nothing more is asked for. */
const AT_ONCE = 4
const STEP = AT_ONCE * LARGE_PAGE

/** A part of what a filter holds, however long: in as many requests as the portal wants it in, their answers joined. */
export async function fetchLongPage(
  config: ResolvedConfig,
  filter: PictureFilter,
  { from, limit, filter: text }: PictureRange,
  signal?: AbortSignal,
): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (let prefetched = 0; prefetched < limit && pictures.length === prefetched; prefetched += STEP) {
    const pages = splitPage({ from: from + prefetched, limit: Math.min(STEP, limit - prefetched) })
    const responses = await Promise.all(
      pages.map(page => fetchFiltered(config, filter, { ...page, filter: text }, signal)),
    )
    pictures.push(...responses.flat())
  }
  return pictures
}

const prefetched = createPrefetch<Picture[]>()

const nameOf = ({ auth, language, paths }: ResolvedConfig, filter: PictureFilter, range: PictureRange) =>
  JSON.stringify([auth.accountId, language, paths.pixBase, filter, range])

/** The first pictures of a manage window that opens: they are on their way before the window is drawn. */
export const prefetchedPictures = {
  /** Asks for what the window will show first; settles when it is here or has failed. */
  async ask(config: ResolvedConfig): Promise<void> {
    const { accountId } = config.auth
    if (accountId === undefined) return
    const { seriesId: filter, picturesFilter, picturesLength } = openManageStore(accountId).view
    if (filter === MARKED) return
    const range = { ...firstPage(picturesLength), filter: picturesFilter }
    await prefetched.prefetch(nameOf(config, filter, range), () => fetchLongPage(config, filter, range))
  },

  /** Gives what was asked for, once; undefined when that was something else. */
  take: (config: ResolvedConfig, filter: PictureFilter, range: PictureRange) =>
    prefetched.take(nameOf(config, filter, range)),

  /** Gives what is here already, so that the window is drawn with it. */
  readNow: (config: ResolvedConfig, filter: PictureFilter, range: PictureRange) =>
    prefetched.readNow(nameOf(config, filter, range)),

  /** Forgets what is here already: a window was drawn with it. */
  drop: prefetched.drop,
}
