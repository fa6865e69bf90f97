import type { WindowHandle } from './createWindowHandle'

/** Options of `foyer.editor.open`. */
export interface EditorOpenOptions {
  /** The address of what is edited: a button's `data-url`, by http or https. The account and its token are added. */
  url?: string
  /** Makes a configuration of comments first; its id is added to `url` as `comments_config_id`. */
  comments?: { page_id: number | string; film_id: number | string }
  /** Makes a new article on a page first; its id is added to `url` as `article_id`. With `isStaging` it is made on `hosts.editorStaging`. */
  article?: { page_id: number | string; isStaging?: boolean }
  /** Closes the editor when it aborts. */
  signal?: AbortSignal
}

/** The overlay that shows the external editor, `foyer.editor` (portal-accounts 2.4). */
export interface EditorApi {
  /**
   * Opens the editor over the page; without a signed-in account, or while one is open, nothing opens.
   * @throws FoyerError CALL_WRONG_ARGUMENT without an address by http or https (as a rejection of `opened`)
   */
  open(options?: EditorOpenOptions): WindowHandle<never>
}
