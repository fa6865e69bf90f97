import type { FoyerConfig } from '../config/config'
import type { BlogApi } from './BlogApi'
import type { EditorApi } from './EditorApi'
import type { EventApi } from './EventApi'
import type { LanguageApi } from './LanguageApi'
import type { PixApi } from './PixApi'
import type { RegisterApi } from './RegisterApi'

/** The library's API: the global `foyer` of the script tag, or the export of the package. */
export interface Foyer {
  /**
   * Adds options to the configuration; groups are merged. Windows that are open keep what they were opened with.
   * @throws FoyerError CONFIG_UNKNOWN_OPTION or CONFIG_WRONG_TYPE: the text names the option and says what to do.
   */
  configure(config: FoyerConfig): void
  /** Loads the frame and the chunk of a call's window, such as `pix.select`, ahead of the first call; without a name only the frame. It never fails: what did not load is loaded at the call. */
  preload(callName?: string): Promise<void>
  readonly pix: PixApi
  readonly register: RegisterApi
  readonly event: EventApi
  readonly editor: EditorApi
  readonly blog: BlogApi
  readonly language: LanguageApi
}
