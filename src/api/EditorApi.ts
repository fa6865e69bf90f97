import type { WindowHandle } from './WindowHandle'

/** Options of `foyer.editor.open`; one of `url`, `comments` and `article` says what is edited. */
export interface EditorOpenOptions {
  /** The address of what is edited: a button's `data-url`. Account and token are added. */
  url?: string
  /** Makes a configuration of comments first; its id is added to `url`. */
  comments?: { page_id: number | string; film_id: number | string }
  /** Makes a new article on a page first; its id is added to `url`. */
  article?: { page_id: number | string }
  /** Closes the editor when it aborts. */
  signal?: AbortSignal
}

/** The overlay that shows the external editor, `foyer.editor` (portal-accounts 2.4). */
export interface EditorApi {
  /** Opens the editor over the page; without a signed-in account, or while one is open, nothing opens. */
  open(options?: EditorOpenOptions): WindowHandle<never>
}
