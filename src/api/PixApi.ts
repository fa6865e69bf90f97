import type { Picture } from '../pix/picture/Picture'
import type { PicturePosition } from '../pix/position/positionModel'
import type { WindowHandle } from './createWindowHandle'

interface PixWindowOptions {
  /** An element of the page, or its selector, that holds the window instead of a modal; default: `container` of the configuration. */
  container?: string | Element
  /** Closes the window when it aborts. */
  signal?: AbortSignal
}

/** Options of `foyer.pix.select` and `foyer.pix.manage`. */
export interface PixOpenOptions extends PixWindowOptions {
  /** Gets the chosen picture (a tile's insert) or pictures (the selection bar's insert), before the window closes. */
  onSelect?: (selection: Picture | Picture[]) => void
}

/** Options of `foyer.pix.meta`. */
export interface PixMetaOptions extends PixWindowOptions {
  /** Gets the picture as it was saved, before the window closes. */
  onSave?: (picture: Picture) => void
}

/** Options of `foyer.pix.position`. */
export interface PixPositionOptions extends PixWindowOptions {
  /** How the picture is placed now, such as an earlier result; sizes in px, as a percentage such as `50%`, or `auto`. Default: in its own size, with its own title and description. */
  position?: Partial<PicturePosition>
  /** Gets the position, before the window closes. */
  onPosition?: (position: PicturePosition) => void
}

/** The picture library, `foyer.pix` (image-library 1). */
export interface PixApi {
  /** Opens the library as a picker. Pass options or only the callback. */
  select(options?: PixOpenOptions | ((selection: Picture | Picture[]) => void)): WindowHandle<Picture | Picture[]>
  /** Opens the library to manage pictures; it is a picker too when `onSelect` is given. */
  manage(options?: PixOpenOptions): WindowHandle<Picture | Picture[]>
  /**
   * Opens what is known of one picture, to be changed (image-library 2.8).
   * @param id the picture's id, a whole number above 0
   */
  meta(id: number, options?: PixMetaOptions): WindowHandle<Picture>
  /**
   * Lets a person say how a picture is placed: size, alignment, title, description (image-library 2.7).
   * @param picture as `select` or `load` give it
   */
  position(picture: Picture, options?: PixPositionOptions): WindowHandle<PicturePosition>
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
