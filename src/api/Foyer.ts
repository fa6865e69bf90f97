import type { FoyerConfig } from '../config/FoyerConfig'
import type { BlogApi } from './BlogApi'
import type { WindowHandle } from './createWindowHandle'
import type { Diagnosis } from './diagnose/Diagnosis'
import type { EditorApi } from './EditorApi'
import type { EventApi } from './EventApi'
import type { PixApi } from './PixApi'
import type { RegisterApi } from './RegisterApi'

/** The interface language, `foyer.language` (image-library 2.2). */
interface LanguageApi {
  /**
   * Opens the language chooser. A choice changes the language of every open and later window. An abort of `signal`
   * closes the chooser.
   */
  choose(options?: { signal?: AbortSignal }): WindowHandle<never>
}

/** The API of the library: the global `foyer` of the script tag, or the export of the package. */
export interface Foyer {
  /**
   * Adds options to the configuration; groups are merged. A window reads some options only when it opens, so an open
   * window does not follow every change. When a window opens, the console reports wrong values, and unknown options
   * inside a group.
   * @throws FoyerError CONFIG_UNKNOWN_OPTION for an unknown option outside the groups. The text names the option.
   */
  configure(config: FoyerConfig): void
  /**
   * Loads the core before the first call. If a call is named, such as `pix.select`, also loads the code and the texts
   * of its window. For the picture library and the event overview, also loads the first data. Never rejects. If a file
   * fails to load, the later call loads it again.
   */
  preload(callName?: string): Promise<void>
  /**
   * Checks the options, and what the page and the browser allow Foyer: policy, storage, cookies, files, hosts and so
   * on. The guide about errors lists all checks. Prints the result as a table on the console and returns it. Except in
   * `foyer.umd.js`, the code of the checks loads at the call. The call works at any time, and removes its test values
   * from storage and cookies at once.
   * @throws FoyerError CORE_NOT_LOADED (as a rejection) if `foyer.js` can't load the code of the checks. The text says
   * what to check. In a page's own bundle, the error is the bundler's.
   */
  diagnose(): Promise<Diagnosis>
  /** The version of this build, such as `1.0.0`. */
  readonly version: string
  readonly pix: PixApi
  readonly register: RegisterApi
  readonly event: EventApi
  readonly editor: EditorApi
  readonly blog: BlogApi
  readonly language: LanguageApi
}
