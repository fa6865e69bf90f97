import type { PeerWindow } from './PeerWindow'

/** Uppy's window, which can also upload. */
export interface UppyWindow extends PeerWindow {
  /**
   * Uploads files with Uppy, one request per file, several in parallel. Returns the time until the last response in ms.
   */
  upload(files: readonly File[]): Promise<number>
}
