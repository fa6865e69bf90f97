import type { Picture } from '../picture/Picture'

/** What the field check window is opened with. */
export interface FieldCheckOptions {
  /** The chosen pictures in the order of marking; those that lack nothing come back as they are. */
  readonly pictures: readonly Picture[]
  /** Gets each picture as soon as the portal has saved it, however the window is left afterwards. */
  onSaved?(picture: Picture): void
}
