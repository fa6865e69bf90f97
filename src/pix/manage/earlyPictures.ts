import type { ResolvedConfig } from '../../config/resolveConfig'
import type { Picture } from '../picture/Picture'
import type { PictureRange } from '../picture/pictureWire'
import { fetchLongPage } from './fetchLongPage'
import { firstPage, MARKED, type PictureFilter } from './manageModel'
import { openManageStore } from './openManageStore'

let early: { readonly request: string; readonly pictures: Promise<Picture[]> } | undefined

const nameOf = ({ auth, language, paths }: ResolvedConfig, filter: PictureFilter, range: PictureRange) => JSON.stringify([auth.accountId, language, paths.pixBase, filter, range])

/** The first pictures of a manage window that opens: they are on their way before the window is drawn. */
export const earlyPictures = {
  /** Asks for what the window will show first. */
  ask(config: ResolvedConfig): void {
    const { accountId } = config.auth
    if (accountId === undefined) return
    const { seriesId: filter, picturesFilter, picturesLength } = openManageStore(accountId).view
    if (filter === MARKED) return
    const range = { ...firstPage(picturesLength), filter: picturesFilter }
    const pictures = fetchLongPage(config, filter, range)
    // Who takes them hears of the failure; a window that closes at once takes nothing.
    pictures.catch(() => {})
    early = { request: nameOf(config, filter, range), pictures }
  },

  /** Gives what was asked for, once; undefined when that was something else. */
  take(config: ResolvedConfig, filter: PictureFilter, range: PictureRange): Promise<Picture[]> | undefined {
    const asked = early
    early = undefined
    return asked?.request === nameOf(config, filter, range) ? asked.pictures : undefined
  },
}
