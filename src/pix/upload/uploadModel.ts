import type { UploadVerdict } from './uploadRules'

/** Percent of the progress bar for the transfer; the rest is the portal's response (image-library 9.1). */
const TRANSFER_PERCENT = 90

/** State of an upload. */
export type UploadState =
  | { readonly status: 'reading' }
  /** Offers to adapt files. The dialog shows none of the errors yet. */
  | { readonly status: 'fitting'; readonly found: UploadVerdict; readonly files: readonly File[] }
  | { readonly status: 'refused' }
  /** `total` is 0 if the transfer reports no progress, or none yet. */
  | { readonly status: 'sending'; readonly loaded: number; readonly total: number }
  /** `loaded` is the number of bytes in the posts before the failed one. */
  | { readonly status: 'failed'; readonly reason: string; readonly loaded: number; readonly total: number }
  | { readonly status: 'done' }

/** One post of an upload. */
export interface UploadPost {
  readonly files: readonly File[]
  /** Lets the portal recognise a repeated post whose response was lost. A retry of the same files has the same key. */
  readonly key: string
}

/** Returns the progress in percent: up to 90 while the files are sent, 100 when the portal has stored them. */
export function uploadPercent(state: UploadState): number {
  if (state.status === 'done') return 100
  return (state.status === 'sending' || state.status === 'failed') && state.total > 0
    ? (state.loaded / state.total) * TRANSFER_PERCENT
    : 0
}

const bytesOf = (posts: readonly UploadPost[]) =>
  posts.reduce((sum, { files }) => files.reduce((bytes, { size }) => bytes + size, sum), 0)

/**
 * Returns the progress of all posts from the progress of the post at `index`. That progress includes the form data
 * around the files, so it is scaled to the size of the files. A single post's progress is returned unchanged.
 */
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

/** Returns the number of the file that is being sent, counted from 1. */
export function fileUnderWay(files: readonly File[], loaded: number, total: number): number {
  const share = total > 0 ? (loaded / total) * files.reduce((sum, { size }) => sum + size, 0) : 0
  let [sent, index] = [0, 0]
  while (index < files.length - 1 && sent + (files[index]?.size ?? 0) <= share) sent += files[index++]?.size ?? 0
  return index + 1
}
