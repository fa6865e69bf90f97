import type { Picture } from '../picture/Picture'

/** What the upload dialog is opened with. */
export interface UploadOptions {
  readonly files: readonly File[]
  /** The series that the pictures go to; null: only the library. */
  readonly seriesId: number | null
  /** Gets the new pictures as soon as the portal has them, however the dialog is left afterwards. */
  onUploaded(pictures: Picture[]): void
  /** Is told when the dialog goes and an answer was not waited for or got lost after everything was sent: the portal may have the pictures. */
  onUnanswered(): void
}
