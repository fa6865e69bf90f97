import type { ResolvedConfig } from '../../config/resolveConfig'
import type { Picture } from '../picture/Picture'
import type { PictureRange } from '../picture/pictureWire'
import { fetchLongPage } from './fetchLongPage'
import { firstPage, MARKED, type PictureFilter } from './manageModel'
import { openManageStore } from './openManageStore'

interface EarlyPictures {
  readonly request: string
  readonly pictures: Promise<Picture[]>
  /** When they were asked for, in ms. */
  readonly at: number
  /** What came. */
  here?: Picture[]
}

// What was asked for longer ago, as by a preload, may have changed since.
const FRESH_MS = 10_000

let early: EarlyPictures | undefined

const nameOf = ({ auth, language, paths }: ResolvedConfig, filter: PictureFilter, range: PictureRange) => JSON.stringify([auth.accountId, language, paths.pixBase, filter, range])

const isAsked = (request: string) => early?.request === request && performance.now() - early.at < FRESH_MS

/** The first pictures of a manage window that opens: they are on their way before the window is drawn. */
export const earlyPictures = {
  /** Asks for what the window will show first; settles when it is here or has failed. */
  async ask(config: ResolvedConfig): Promise<void> {
    const { accountId } = config.auth
    if (accountId === undefined) return
    const { seriesId: filter, picturesFilter, picturesLength } = openManageStore(accountId).view
    if (filter === MARKED) return
    const range = { ...firstPage(picturesLength), filter: picturesFilter }
    const request = nameOf(config, filter, range)
    if (!isAsked(request)) early = { request, pictures: fetchLongPage(config, filter, range), at: performance.now() }
    const asked = early!
    try {
      asked.here = await asked.pictures
    } catch {
      // Who takes them hears of the failure, without a second request; a window that closes at once takes nothing.
    }
  },

  /** Gives what was asked for, once; undefined when that was something else. */
  take(config: ResolvedConfig, filter: PictureFilter, range: PictureRange): Promise<Picture[]> | undefined {
    const asked = isAsked(nameOf(config, filter, range)) ? early : undefined
    early = undefined
    return asked?.pictures
  },

  /** Gives what is here already, once, so that the window is drawn with it. */
  takeNow(config: ResolvedConfig, filter: PictureFilter, range: PictureRange): Picture[] | undefined {
    const here = isAsked(nameOf(config, filter, range)) ? early?.here : undefined
    if (here) early = undefined
    return here
  },
}
