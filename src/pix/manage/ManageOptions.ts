import type { Picture } from '../picture/Picture'

/** How the manage window was opened. */
export interface ManageOptions {
  /** Whether pictures can be inserted: the caller waits for a choice. */
  readonly isPicker: boolean
}

/** A tile's insert gives one picture, the selection bar's gives an array, even of one. */
export type PictureSelection = Picture | Picture[]
