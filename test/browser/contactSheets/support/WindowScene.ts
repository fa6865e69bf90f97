import type { SceneStage } from './SceneStage'

/** One state of a window, and the steps of a person to reach it. */
export interface WindowScene {
  readonly name: string
  /** Set if nobody is signed in. By default, the seeded author is signed in. */
  readonly who?: 'visitor'
  /** True for an additional state of a window, which the normal run leaves out. */
  readonly isFurther?: true
  /** True when a response is pending, so that the picture shows the loading state. */
  readonly isWaiting?: true
  /** Prepares the portal's responses. */
  prepare?(stage: SceneStage): Promise<unknown>
  /** Opens the window on the playground. */
  open(stage: SceneStage): Promise<unknown>
}
