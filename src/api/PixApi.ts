import type { Picture } from '../pix/picture/Picture'
import type { PickOptions } from '../config/PickOptions'
import type { PicturePosition } from '../pix/position/positionModel'
import type { WindowHandle } from './createWindowHandle'

interface PixWindowOptions {
  /**
   * An element of the page, or its selector. The window opens inside this element instead of as a modal. Default:
   * `container` of the configuration.
   */
  container?: string | Element
  /** An abort of this signal closes the window. */
  signal?: AbortSignal
}

/** Options of `foyer.pix.manage`. */
export interface PixOpenOptions extends PixWindowOptions {
  /**
   * Called with the choice, before the window closes. The insert button of a tile gives one picture. The insert button
   * of the selection bar gives an array, even for one picture. With `multiple: false` of `select`, this button gives
   * the picture itself.
   */
  onSelect?: (selection: Picture | Picture[]) => void
}

/** Options of `foyer.pix.select`. */
export interface PixSelectOptions extends PixOpenOptions, PickOptions {}

/** Options of `foyer.pix.meta`. */
export interface PixMetaOptions extends PixWindowOptions {
  /** Called with the saved picture, before the window closes. */
  onSave?: (picture: Picture) => void
}

/** Options of `foyer.pix.position`. */
export interface PixPositionOptions extends PixWindowOptions {
  /**
   * Current position of the picture, such as an earlier result; sizes in px, as a percentage such as `50%`, or `auto`.
   * Default: the picture's original size, title and description. `IsDecorative: true` marks a decorative picture.
   */
  position?: Partial<PicturePosition>
  /**
   * True when the person may crop the picture in this window. After a crop, the result has the new picture as
   * `Picture`, and the page must insert this picture. Default false, because a page that ignores `Picture` would insert
   * the original picture in the size of the new one.
   */
  crop?: boolean
  /** Called with the position, before the window closes. */
  onPosition?: (position: PicturePosition) => void
}

/** The picture library, `foyer.pix` (image-library 1). */
export interface PixApi {
  /**
   * Opens the library as a picker.
   * @param options options, or only the callback
   * @param onSelect the callback, the same as the option of this name
   * @throws FoyerError CALL_WRONG_ARGUMENT (as a rejection of `opened`) for an argument or option that the call can't
   * use
   */
  select(
    options?: PixSelectOptions | PixOpenOptions['onSelect'],
    onSelect?: PixOpenOptions['onSelect'],
  ): WindowHandle<Picture | Picture[]>
  /**
   * Opens the library to manage pictures. With `onSelect`, as an option or as the last argument, it is also a picker.
   * @throws FoyerError CALL_WRONG_ARGUMENT (as a rejection of `opened`) for an argument or option that the call can't
   * use
   */
  manage(
    options?: PixOpenOptions | PixOpenOptions['onSelect'],
    onSelect?: PixOpenOptions['onSelect'],
  ): WindowHandle<Picture | Picture[]>
  /**
   * Opens the details of one picture for editing (image-library 2.8).
   * @param id the picture's id: a whole number above 0, or its digits
   * @param options options, or only the callback
   * @param onSave the callback, the same as the option of this name
   * @throws FoyerError CALL_WRONG_ARGUMENT (as a rejection of `opened`) for an argument or option that the call can't
   * use
   */
  meta(
    id: number | string,
    options?: PixMetaOptions | PixMetaOptions['onSave'],
    onSave?: PixMetaOptions['onSave'],
  ): WindowHandle<Picture>
  /**
   * Opens the form for the placement of a picture: size, alignment, title, description (image-library 2.7).
   * @param picture as `select` or `load` return it
   * @param options options, or only the callback
   * @param onPosition the callback, the same as the option of this name
   * @throws FoyerError CALL_WRONG_ARGUMENT (as a rejection of `opened`) for an argument or option that the call can't
   * use
   */
  position(
    picture: Picture,
    options?: PixPositionOptions | PixPositionOptions['onPosition'],
    onPosition?: PixPositionOptions['onPosition'],
  ): WindowHandle<PicturePosition>
  /**
   * Loads one picture.
   * @param id the picture's id: a whole number above 0, or its digits
   * @throws FoyerError CALL_WRONG_ARGUMENT, CORE_NOT_LOADED, CHUNK_NOT_LOADED, REQUEST_REFUSED, REQUEST_UNREACHABLE or
   * ANSWER_MALFORMED (as a rejection)
   */
  load(id: number | string): Promise<Picture>
  /**
   * Returns true if a picture has the fields that `checkForFields` requires (image-library 5.2). If `Description` is
   * one of them, pass a picture that Foyer returned, for example from `load`. Foyer adds `Description`, because the
   * portal's responses lack this field.
   */
  check(picture: Picture): boolean
  /** Exists for old pages and does nothing. */
  selectSeries(...ignored: unknown[]): undefined
  /** Exists for old pages and does nothing. */
  manageSeries(...ignored: unknown[]): undefined
  /** Exists for old pages and does nothing. */
  transform(...ignored: unknown[]): undefined
}
