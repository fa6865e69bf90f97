import type { Picture } from '../picture/Picture'
import type { PicturePage } from './PicturePage'

/** The loaded pages of a list as one list, and how it changes; every function answers new pages. */
export const picturePages = {
  /** Every picture once: an upload moves the rest on, so that the next page may bring a picture again. */
  all(pages: readonly PicturePage[]): Picture[] {
    const byId = new Map<number, Picture>()
    for (const { uploaded } of pages) for (const picture of uploaded) byId.set(picture.Id, picture)
    for (const { pictures } of pages) for (const picture of pictures) if (!byId.has(picture.Id)) byId.set(picture.Id, picture)
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
    const without = (list: readonly Picture[]) => (list.some(({ Id }) => ids.has(Id)) ? list.filter(({ Id }) => !ids.has(Id)) : list)
    return pages.map(page => ({ ...page, pictures: without(page.pictures), uploaded: without(page.uploaded) }))
  },
}
