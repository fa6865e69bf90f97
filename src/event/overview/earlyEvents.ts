import type { ResolvedConfig } from '../../config/resolveConfig'
import { earlyAnswer } from '../../wire/earlyAnswer'
import { eventPages, type EventListPage } from './eventPages'
import { fetchEventRows } from './fetchEventRows'

const early = earlyAnswer<EventListPage>()

const nameOf = ({ auth, customer, language, paths }: ResolvedConfig) => JSON.stringify([auth.account, customer, language, paths.docRoot])

/** The first page of an overview that opens: it is on its way before the window is drawn. */
export const earlyEvents = {
  /** Asks for it, for who may see it; settles when it is here or has failed. */
  async ask(config: ResolvedConfig): Promise<void> {
    if (config.auth.account) await early.ask(nameOf(config), () => fetchEventRows(config, { search: '', date: '' }, eventPages.first))
  },

  /** Gives what was asked for, once. */
  take: (config: ResolvedConfig) => early.take(nameOf(config)),

  /** Gives what is here already, so that the window is drawn with it. */
  readNow: (config: ResolvedConfig) => early.readNow(nameOf(config)),

  /** Forgets what is here already: a window was drawn with it. */
  drop: early.drop,
}
