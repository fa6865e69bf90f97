import type { PeerWindow } from './PeerWindow'

/** Uppy's window, which can upload too. */
export interface UppyWindow extends PeerWindow {
  /** Uploads files, each in a post of its own as Uppy does it, several at a time; answers the time from the call to the last answer, in ms. */
  upload(files: readonly File[]): Promise<number>
}
