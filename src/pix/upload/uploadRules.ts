import type { PixConfig } from '../../config/FoyerConfig'

/** The limits of an upload (image-library 5.1). */
export type UploadLimits = Required<Pick<PixConfig, 'extensions' | 'fileSize' | 'postSize'>>

/** Why a file is not sent: by its name and size, and by what reading it showed. */
export type FileRefusal = 'wrongType' | 'tooLarge' | 'empty' | 'heic' | 'notPicture' | 'unreadable'

/** What reading files showed; a file without an entry is good. */
export type ContentErrors = ReadonlyMap<File, FileRefusal>

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

/** PHP and the reference portal take no more files in one post, however small they are. */
const MAX_FILES_PER_POST = 50
const HEIC = ['.heic', '.heif']

/** The last extension of a name with its dot, in lower case; empty without one. */
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

/** Judges files by their last extension, whatever its case, their own size, what reading them showed, and the size of the post; both sizes are limits to stay below (image-library 5.1). */
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

/** Shares files out to posts in their order, each strictly below the limit of a post; undefined where a single file reaches it. */
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
