/** The part of the bar that the transfer fills; the rest is the portal's answer (image-library 9.1). */
const TRANSFER_PERCENT = 90

/** Where an upload stands. */
export type UploadState =
  | { readonly status: 'reading' }
  | { readonly status: 'refused' }
  /** `total` 0: the transfer tells no amounts, or has told none yet. */
  | { readonly status: 'sending'; readonly loaded: number; readonly total: number }
  /** The amounts are those of the posts before: what came to nothing does not count. */
  | { readonly status: 'failed'; readonly reason: string; readonly loaded: number; readonly total: number }
  | { readonly status: 'done' }

/** One post of an upload. */
export interface UploadPost {
  readonly files: readonly File[]
  /** Tells the portal a post that it has taken already, when only its answer was lost: kept over retries. */
  readonly key: string
}

/** How far the progress bar is, in percent: up to 90 while the files are sent, 100 once the portal has taken them. */
export function uploadPercent(state: UploadState): number {
  if (state.status === 'done') return 100
  return (state.status === 'sending' || state.status === 'failed') && state.total > 0
    ? (state.loaded / state.total) * TRANSFER_PERCENT
    : 0
}

const bytesOf = (posts: readonly UploadPost[]) =>
  posts.reduce((sum, { files }) => files.reduce((bytes, { size }) => bytes + size, sum), 0)

/** How much of all posts is sent when the one at `index` tells its own amounts, which count the form around the files too; a single post's are taken as they are. */
export function amountOfPosts(
  posts: readonly UploadPost[],
  index: number,
  loaded: number,
  total: number,
): { loaded: number; total: number } {
  if (posts.length === 1 || total === 0) return { loaded, total }
  return {
    loaded: bytesOf(posts.slice(0, index)) + (loaded / total) * bytesOf(posts.slice(index, index + 1)),
    total: bytesOf(posts),
  }
}

/** Which of the files is under way at an amount of all, counted from 1. */
export function fileUnderWay(files: readonly File[], loaded: number, total: number): number {
  const share = total > 0 ? (loaded / total) * files.reduce((sum, { size }) => sum + size, 0) : 0
  let [sent, index] = [0, 0]
  while (index < files.length - 1 && sent + (files[index]?.size ?? 0) <= share) sent += files[index++]?.size ?? 0
  return index + 1
}
