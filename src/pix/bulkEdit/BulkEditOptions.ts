import type { Picture } from '../picture/Picture'

/** What the bulk edit window is opened with. It closes with the number of changed pictures, or with nothing. */
export interface BulkEditOptions {
  readonly pictures: readonly Picture[]
  /** Is told of every picture as soon as it is saved. */
  onSaved(picture: Picture): void
}
