import type { Locator } from '@playwright/test'
import type { SceneStage } from './SceneStage'

/** One state of a window, and the steps of a person to reach it. */
export interface WindowScene {
  readonly name: string
  /** Set if nobody is signed in. By default, the seeded author is signed in. */
  readonly who?: 'visitor'
  /** True when the state is additional. The normal run leaves it out. */
  readonly isFurther?: true
  /**
   * True when the window stays busy in this state, such as while a response is pending. Then no step waits until the
   * window is no longer busy.
   */
  readonly isWaiting?: true
  /** Prepares the portal's responses. */
  prepare?(stage: SceneStage): Promise<unknown>
  /**
   * Returns the element that each picture shows at the upper edge of its scrolling box. Without it, a change of size
   * could scroll the box to a different position in each run.
   */
  atTop?(stage: SceneStage): Locator
  /** Opens the window on the playground. */
  open(stage: SceneStage): Promise<unknown>
}
