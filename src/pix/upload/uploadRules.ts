import type { PixConfig } from '../../config/PixConfig'

/** The limits of an upload (image-library 5.1). */
export type UploadLimits = Required<Pick<PixConfig, 'extensions' | 'fileSize' | 'postSize'>> &
  Pick<PixConfig, 'convertFiles'>

/** Reason why a file is rejected, by its name, its size or its content. */
export type FileRefusal =
  'wrongType' | 'tooLarge' | 'empty' | 'heic' | 'notPicture' | 'unreadable' | 'broken' | 'tooManyPixels'

/** Errors found by reading the files. A file without an entry is valid. */
export type ContentErrors = ReadonlyMap<File, FileRefusal>

/** Rejected file with the reason. */
export interface RejectedFile {
  readonly file: File
  readonly refusal: FileRefusal
}

/** Result of the validation of chosen files. */
export interface UploadVerdict {
  readonly accepted: readonly File[]
  readonly rejected: readonly RejectedFile[]
  /**
   * True when the accepted files together reach the limit of a post. Then nothing is sent unless the person agrees to
   * several posts.
   */
  readonly isPostTooLarge: boolean
}

/** Maximum number of files in one post, whatever their size, because portals accept no more. */
const MAX_FILES_PER_POST = 50
const HEIC = ['.heic', '.heif']

/** Returns the last extension of a name with its dot, in lower case; empty if there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot).toLowerCase()
}

function refusalOf({ name, size }: File, { extensions, fileSize }: UploadLimits): FileRefusal | undefined {
  const extension = extensionOf(name)
  if (!extensions.some(allowed => allowed.toLowerCase() === extension))
    return HEIC.includes(extension) ? 'heic' : 'wrongType'
  if (size === 0) return 'empty'
  return size < fileSize ? undefined : 'tooLarge'
}

const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0)

/**
 * Validates each file by its last extension (in upper or lower case), its size and its content. Also checks the sum of
 * the sizes against the limit of a post. Sizes must be below both limits (image-library 5.1).
 */
export function validateUpload(
  files: readonly File[],
  limits: UploadLimits,
  errors: ContentErrors = new Map(),
): UploadVerdict {
  const accepted: File[] = []
  const rejected: RejectedFile[] = []
  for (const file of files) {
    const refusal = refusalOf(file, limits) ?? errors.get(file)
    if (refusal) rejected.push({ file, refusal })
    else accepted.push(file)
  }
  return { accepted, rejected, isPostTooLarge: sizeOf(accepted) >= limits.postSize }
}

/**
 * True when the page and the browser allow that files are adapted, and adapting may help. It may help if a rejected
 * file is readable and not empty, or if the accepted files together are too large. The part that adapts files reads the
 * content, because a picture may have any name.
 */
export const canFit = ({ rejected, isPostTooLarge }: UploadVerdict, { convertFiles }: UploadLimits): boolean =>
  convertFiles !== false &&
  typeof createImageBitmap === 'function' &&
  (isPostTooLarge || rejected.some(({ refusal }) => refusal !== 'empty' && refusal !== 'unreadable'))

/**
 * True when uploads use a form in a hidden iframe: the page configured it, or the browser lacks `FormData` or
 * `XMLHttpRequest.upload` (image-library 7.3).
 */
export const isIframeUpload = ({ uploadTransport }: Pick<PixConfig, 'uploadTransport'>): boolean =>
  uploadTransport === 'frame' || typeof FormData !== 'function' || !('upload' in XMLHttpRequest.prototype)

/**
 * Splits files into posts in their order, each with at most 50 files and strictly below the size limit of a post.
 * Returns undefined if a single file reaches the limit.
 */
export function sharePosts(files: readonly File[], postSize: number): File[][] | undefined {
  if (files.some(({ size }) => size >= postSize)) return undefined
  const posts: File[][] = []
  for (const file of files) {
    const post = posts.at(-1)
    if (post && post.length < MAX_FILES_PER_POST && sizeOf(post) + file.size < postSize) post.push(file)
    else posts.push([file])
  }
  return posts
}
