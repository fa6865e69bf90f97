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
  /** Opens the language chooser; a choice switches every open window. */
  choose(options?: { signal?: AbortSignal }): WindowHandle<never>
}

/** The library's API: the global `foyer` of the script tag, or the export of the package. */
export interface Foyer {
  /**
   * Adds options to the configuration; groups are merged. Windows that are open keep what they were opened with. What is wrong inside a group, or with a value, is said on the console when a window opens.
   * @throws FoyerError CONFIG_UNKNOWN_OPTION: the text names the option and says what to do.
   */
  configure(config: FoyerConfig): void
  /** Loads the core and the chunk of a call's window, such as `pix.select`, ahead of the first call; without a name only the core. It never fails: what did not load is loaded at the call. */
  preload(callName?: string): Promise<void>
  /**
   * Finds out what the page allows Foyer (policy, storage, cookies, browser, other copies, files, hosts, account), prints it as a table on the
   * console and answers it. Its code is loaded at the call. It may be called at any time and changes nothing.
   * @throws FoyerError CORE_NOT_LOADED when not even its own file can be loaded (as a rejection): the text says what to look at.
   */
  diagnose(): Promise<Diagnosis>
  /** The version of this build, such as `0.1.0`. */
  readonly version: string
  readonly pix: PixApi
  readonly register: RegisterApi
  readonly event: EventApi
  readonly editor: EditorApi
  readonly blog: BlogApi
  readonly language: LanguageApi
}
