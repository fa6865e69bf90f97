import type { Picture } from '../picture/Picture'

/** Which picture the meta window is opened for: the one that a window shows and that is gone back to, or one that a page names; for a page the window offers the way to the library. */
export type MetaOptions = { readonly picture: Picture; readonly pictureId?: undefined } | { readonly pictureId: number; readonly picture?: undefined }

/** What the meta window closes with: the saved picture; for a window that showed it also that it is deleted; nothing when nothing was changed. */
export type MetaResult = Picture | { readonly deletedId: number }
