import type { Picture } from '../picture/Picture'

/** Which picture the meta window is opened for. It closes with the saved picture, or with nothing. */
export type MetaOptions = MetaSource & {
  /** Is told when the picture was deleted in the window, which then closes with nothing. */
  onDeleted?(id: number): void
}

type MetaSource =
  /** From a window that shows the picture, and that one goes back to. */
  | { readonly picture: Picture; readonly pictureId?: undefined }
  /** From a page; the window offers the way to the library. */
  | { readonly pictureId: number; readonly picture?: undefined }
