/** The part of the bar that the transfer fills; the rest is the portal's answer (image-library 9.1). */
const TRANSFER_PERCENT = 90

/** Where an upload stands. */
export type UploadState =
  | { readonly status: 'refused' }
  | { readonly status: 'sending'; readonly loaded: number; readonly total: number }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'done' }

/** How far the progress bar is, in percent: up to 90 while the files are sent, 100 once the portal has taken them. */
export function uploadPercent(state: UploadState): number {
  if (state.status === 'done') return 100
  return state.status === 'sending' && state.total > 0 ? (state.loaded / state.total) * TRANSFER_PERCENT : 0
}
