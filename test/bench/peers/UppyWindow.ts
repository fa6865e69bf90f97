import type { PeerWindow } from './PeerWindow'

/** Uppy's window, which can upload too. */
export interface UppyWindow extends PeerWindow {
  /** Uploads files as Uppy does, one post a file, several at a time. Returns the time until the last response in ms. */
  upload(files: readonly File[]): Promise<number>
}
