import type { WindowHandle } from './createWindowHandle'

/** Options of `foyer.event.overview`. */
export interface EventOverviewOptions {
  /** True when the page's address keeps its hash after the window closes. Default false: it is removed (events 2.6). */
  keepHash?: boolean
  /** True when the page reloads after the window closes. Default false. */
  reload?: boolean
  /**
   * An element of the page, or its selector. The window opens inside this element instead of as a modal. Default:
   * `container` of the configuration.
   */
  container?: string | Element
  /** An abort of this signal closes the window. */
  signal?: AbortSignal
}

/** A tab of the detail form (events 2.2). */
export type EventTab = 'Event' | 'Description' | 'Topics' | 'Translation' | 'TranslationPl' | 'Medias'

/** Options of `foyer.event.detail`. */
export interface EventDetailOptions extends EventOverviewOptions {
  /** The tab that is open first. Default `Event`. */
  tab?: EventTab
}

/** Event management, `foyer.event` (events 2). A visitor gets the login layer. */
export interface EventApi {
  /**
   * Opens the list of the account's own events.
   * @throws FoyerError CALL_WRONG_ARGUMENT (as a rejection of `opened`) for an option that the call can't use
   */
  overview(options?: EventOverviewOptions): WindowHandle<never>
  /**
   * Opens an event in the detail form.
   * @param id the event's id: a whole number above 0, or its digits; null for a new event
   * @throws FoyerError CALL_WRONG_ARGUMENT (as a rejection of `opened`) for an argument or option that the call can't
   * use
   */
  detail(id: number | string | null, options?: EventDetailOptions): WindowHandle<never>
}
