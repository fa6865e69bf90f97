import type { ResolvedConfig } from '../../config/resolveConfig'
import { earlyAnswer } from '../../wire/earlyAnswer'
import type { Picture } from '../picture/Picture'
import type { PictureRange } from '../picture/pictureListRequest'
import { fetchLongPage } from './fetchLongPage'
import { firstPage, MARKED, type PictureFilter } from './manageModel'
import { openManageStore } from './openManageStore'

const early = earlyAnswer<Picture[]>()

const nameOf = ({ auth, language, paths }: ResolvedConfig, filter: PictureFilter, range: PictureRange) => JSON.stringify([auth.accountId, language, paths.pixBase, filter, range])

/** The first pictures of a manage window that opens: they are on their way before the window is drawn. */
export const earlyPictures = {
  /** Asks for what the window will show first; settles when it is here or has failed. */
  async ask(config: ResolvedConfig): Promise<void> {
    const { accountId } = config.auth
    if (accountId === undefined) return
    const { seriesId: filter, picturesFilter, picturesLength } = openManageStore(accountId).view
    if (filter === MARKED) return
    const range = { ...firstPage(picturesLength), filter: picturesFilter }
    await early.ask(nameOf(config, filter, range), () => fetchLongPage(config, filter, range))
  },

  /** Gives what was asked for, once; undefined when that was something else. */
  take: (config: ResolvedConfig, filter: PictureFilter, range: PictureRange) => early.take(nameOf(config, filter, range)),

  /** Gives what is here already, so that the window is drawn with it. */
  readNow: (config: ResolvedConfig, filter: PictureFilter, range: PictureRange) => early.readNow(nameOf(config, filter, range)),

  /** Forgets what is here already: a window was drawn with it. */
  drop: early.drop,
}
