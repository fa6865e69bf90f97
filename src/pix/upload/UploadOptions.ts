import type { FileSource } from '../../kit/field/useFileDrop'
import type { Picture } from '../picture/Picture'

/** What the upload dialog is opened with. */
export interface UploadOptions {
  readonly files: readonly File[]
  /** The input in which a person chose exactly these files, where a script can't fill one. */
  readonly input?: HTMLInputElement | undefined
  /** What was dropped, with folders among it, in the place of files. */
  readonly entries?: readonly FileSystemEntry[] | undefined
  /** The files come from the clipboard, where a screenshot has only the name that the browser makes up for it. */
  readonly isPasted?: boolean | undefined
  /** The series that the pictures go to; null: only the library. */
  readonly seriesId: number | null
  /** Gets the new pictures when the upload ends, breaks or is left: all that the portal has stored by then, its newest first. */
  onUploaded(pictures: Picture[]): void
  /** Is told when the dialog goes and an answer was not waited for or got lost after everything was sent: the portal may have the pictures. */
  onUnanswered(): void
  /** Gets other files that were chosen in the place of refused ones, when the dialog is gone. */
  onOthers(files: readonly File[], source?: FileSource): void
}
