import type { ServerTemplate } from './ServerTemplate'

/** The templates of one window, each of them there or not: the generic one around it, and its own inside. */
export interface WindowTemplates {
  /** Places title, support link, fullscreen switch, way out and content. */
  readonly frame: ServerTemplate | undefined
  /** Places the window's own slots inside the frame's `content`. */
  readonly content: ServerTemplate | undefined
}
