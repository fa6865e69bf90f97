import type { Browser } from '@playwright/test'
import type { ServedPortal } from './ServedPortal'

/** Browser, portal and options of a bench. */
export interface BenchStage {
  /** A browser as people have it. */
  readonly browser: Browser
  /** One that draws frame after frame without waiting for a screen, so that a frame's time is its work. */
  readonly uncappedBrowser: Browser
  readonly portal: ServedPortal
  /** The built library with the peers beside it. */
  readonly libraryDir: string
  /** A copy of the portal's embedded database that nobody else has open. */
  readonly databaseCopy: string
  /** How many pictures the author's library holds. */
  readonly pictures: number
  /** How many events the author has. */
  readonly events: number
}
