import type { Picture } from '../pix/picture/Picture'
import type { WindowHandle } from './WindowHandle'

/** Options of `foyer.pix.select` and `foyer.pix.manage`. */
export interface PixOpenOptions {
  /** Gets the chosen picture (a tile's insert) or pictures (the selection bar's insert), before the window closes. */
  onSelect?: (selection: Picture | Picture[]) => void
  /** An element of the page, or its selector, that holds the window instead of a modal; default: `container` of the configuration. */
  container?: string | Element
  /** Closes the window when it aborts. */
  signal?: AbortSignal
}

/** The picture library, `foyer.pix` (image-library 1). */
export interface PixApi {
  /** Opens the library as a picker. Pass options or only the callback. */
  select(options?: PixOpenOptions | ((selection: Picture | Picture[]) => void)): WindowHandle<Picture | Picture[]>
  /** Opens the library to manage pictures; it is a picker too when `onSelect` is given. */
  manage(options?: PixOpenOptions): WindowHandle<Picture | Picture[]>
  /**
   * Loads one picture.
   * @param id the picture's id, a whole number above 0
   * @throws FoyerError CALL_WRONG_ARGUMENT, REQUEST_REFUSED, REQUEST_UNREACHABLE or ANSWER_MALFORMED (as a rejection)
   */
  load(id: number): Promise<Picture>
  /** Tells whether a picture has the fields that `checkForFields` requires (image-library 5.2). */
  check(picture: Picture): boolean
  /** Exists for old pages and does nothing. */
  selectSeries(...ignored: unknown[]): undefined
  /** Exists for old pages and does nothing. */
  manageSeries(...ignored: unknown[]): undefined
  /** Exists for old pages and does nothing. */
  transform(...ignored: unknown[]): undefined
}
