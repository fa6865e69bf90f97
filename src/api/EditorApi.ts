import type { WindowHandle } from './createWindowHandle'

/** Options of `foyer.editor.open`. */
export interface EditorOpenOptions {
  /** Http(s) address to open in the editor; a button gives it as `data-url`. Foyer adds the account and its token. */
  url?: string
  /** Creates a configuration of comments first. Its id is added to `url` as `comments_config_id`. */
  comments?: { page_id: number | string; film_id: number | string }
  /**
   * Creates a new article on a page first. Its id is added to `url` as `article_id`. With `isStaging`, the article is
   * created on `hosts.editorStaging`.
   */
  article?: { page_id: number | string; isStaging?: boolean }
  /** An abort of this signal closes the editor. */
  signal?: AbortSignal
}

/** The overlay that shows the external editor, `foyer.editor` (portal-accounts 2.4). */
export interface EditorApi {
  /**
   * Opens the editor over the page. Does nothing without a current account (`auth.account`), or while an editor is
   * open.
   * @throws FoyerError CALL_WRONG_ARGUMENT without an http(s) address (as a rejection of `opened`)
   */
  open(options?: EditorOpenOptions): WindowHandle<never>
}
