import type { SceneStage } from './SceneStage'

/** One state of a window, as a person gets there. */
export interface WindowScene {
  readonly name: string
  /** Who is there; default: the seeded author. */
  readonly who?: 'visitor'
  /** A further state of a window, played in the long run only. */
  readonly isFurther?: true
  /** An answer is still on its way: what is seen while one waits. */
  readonly isWaiting?: true
  /** Prepares what the portal will answer. */
  prepare?(stage: SceneStage): Promise<unknown>
  /** Opens the window on the playground. */
  open(stage: SceneStage): Promise<unknown>
}
