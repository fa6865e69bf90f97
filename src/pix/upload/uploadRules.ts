import type { PixConfig } from '../../config/config'

/** The limits of an upload (image-library 5.1). */
export type UploadLimits = Required<Pick<PixConfig, 'extensions' | 'fileSize' | 'postSize'>>

/** Why a file is not sent. */
export type FileRefusal = 'wrongType' | 'tooLarge'

/** A file that is not sent, and why. */
export interface RejectedFile {
  readonly file: File
  readonly refusal: FileRefusal
}

/** What of a choice of files may be sent. */
export interface UploadVerdict {
  readonly accepted: readonly File[]
  readonly rejected: readonly RejectedFile[]
  /** The accepted files together reach the limit of a post: nothing is sent. */
  readonly isPostTooLarge: boolean
}

function refusalOf({ name, size }: File, { extensions, fileSize }: UploadLimits): FileRefusal | undefined {
  const dot = name.lastIndexOf('.')
  const extension = dot < 0 ? '' : name.slice(dot).toLowerCase()
  if (!extensions.some(allowed => allowed.toLowerCase() === extension)) return 'wrongType'
  return size < fileSize ? undefined : 'tooLarge'
}

/** Judges files by their last extension, whatever its case, their own size and the size of the post; both sizes are limits to stay below (image-library 5.1). */
export function judgeUpload(files: readonly File[], limits: UploadLimits): UploadVerdict {
  const accepted: File[] = []
  const rejected: RejectedFile[] = []
  for (const file of files) {
    const refusal = refusalOf(file, limits)
    if (refusal) rejected.push({ file, refusal })
    else accepted.push(file)
  }
  const total = accepted.reduce((sum, { size }) => sum + size, 0)
  return { accepted, rejected, isPostTooLarge: total >= limits.postSize }
}
