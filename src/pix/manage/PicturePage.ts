import type { Picture } from '../picture/Picture'

/** What one request of a list brought, and what was added to it since. */
export interface PicturePage {
  /** The list it is a part of: filter and text. */
  readonly listKey: string
  readonly pictures: readonly Picture[]
  /** Pictures uploaded since, newest first; only on the first page. */
  readonly uploaded: readonly Picture[]
  /** It brought fewer pictures than its limit: nothing follows (image-library 4.4). */
  readonly isEnd: boolean
}
