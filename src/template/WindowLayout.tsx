import { type ReactNode, useState } from 'react'
import type { TemplateTree } from './readTemplate'
import type { TemplateLayout } from './TemplateLayout'

/** The slots of a window and its built-in layout. */
export interface LayoutProps<Name extends string> {
  /** The content of every slot, in the built-in order. Null for a slot that is not shown. */
  readonly slots: Readonly<Record<Name, ReactNode>>
  /** The slots that the window needs to work. If the template lacks one, the slot goes to its built-in position. */
  readonly required: readonly NoInfer<Name>[]
  /** The slot that takes the remaining height and scrolls inside itself. */
  readonly fills?: NoInfer<Name>
  /** The built-in layout. */
  renderLayout(slots: Readonly<Record<Name, ReactNode>>): ReactNode
}

/**
 * A parsed template and the component that places slots by it. The component is in a chunk that only pages with
 * templates load.
 */
interface ServerTemplate {
  readonly tree: TemplateTree
  readonly Layout: typeof TemplateLayout
}

/** The templates of one window, both optional: one for the chrome, and one for the content inside the chrome. */
export interface WindowTemplates {
  /** Places title, support link, fullscreen switch, close button and content. */
  readonly chrome: ServerTemplate | undefined
  /** Places the window's own slots inside the chrome's `content`. */
  readonly content: ServerTemplate | undefined
}

interface WindowLayoutProps<Name extends string> extends LayoutProps<Name> {
  /**
   * The server's layout; undefined for the built-in one. Later values are ignored, because nothing may move after the
   * first paint.
   */
  readonly template: ServerTemplate | undefined
}

/** Places a window's slots by the server's template, else by the built-in layout. */
export function WindowLayout<Name extends string>({ template, ...layout }: WindowLayoutProps<Name>): ReactNode {
  const [first] = useState(template)
  return first ? <first.Layout tree={first.tree} {...layout} /> : layout.renderLayout(layout.slots)
}
