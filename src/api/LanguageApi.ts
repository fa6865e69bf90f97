import type { WindowHandle } from './WindowHandle'

/** The interface language, `foyer.language` (image-library 2.2). */
export interface LanguageApi {
  /** Opens the language chooser; a choice switches every open window. */
  choose(options?: { signal?: AbortSignal }): WindowHandle<never>
}
