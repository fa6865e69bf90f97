import type { Browser } from '@playwright/test'
import type { ServedPortal } from './ServedPortal'

/** Browser, portal and options of a bench. */
export interface BenchStage {
  /** Browser with its usual settings. */
  readonly browser: Browser
  /**
   * Browser that renders frames without waiting for the screen, so that the time between frames is the work of one
   * frame.
   */
  readonly uncappedBrowser: Browser
  readonly portal: ServedPortal
  /** Folder with the built library and the peers. */
  readonly libraryDir: string
  /** Copy of the portal's embedded database that no other process has open. */
  readonly databaseCopy: string
  /** Number of pictures in the author's library. */
  readonly pictures: number
  /** Number of the author's events. */
  readonly events: number
}
