import type { Locator } from '@playwright/test'
import type { SceneStage } from './SceneStage'

/** One state of a window, and the steps of a person to reach it. */
export interface WindowScene {
  readonly name: string
  /** Set if nobody is signed in. By default, the seeded author is signed in. */
  readonly who?: 'visitor'
  /** True for an additional state of a window, which the normal run leaves out. */
  readonly isFurther?: true
  /** True when the window stays busy in this state, such as while a response is pending; no step waits for the end. */
  readonly isWaiting?: true
  /** Prepares the portal's responses. */
  prepare?(stage: SceneStage): Promise<unknown>
  /**
   * Returns the element that each picture shows at the upper edge of its scrolling box, because the browser does not
   * scroll to the same place each time when the size changes.
   */
  atTop?(stage: SceneStage): Locator
  /** Opens the window on the playground. */
  open(stage: SceneStage): Promise<unknown>
}
