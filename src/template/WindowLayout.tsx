import { type ReactNode, useState } from 'react'
import type { TemplateTree } from './readTemplate'
import type { TemplateLayout } from './TemplateLayout'

/** A window as named slots, and how they are placed without a template. */
export interface LayoutProps<Name extends string> {
  /** What the window consists of, every slot in the built-in order; one that is not to be seen is null. */
  readonly slots: Readonly<Record<Name, ReactNode>>
  /** The slots without which the window does not work: a template that lacks one gets it in its built-in place. */
  readonly required: readonly NoInfer<Name>[]
  /** The slot that takes the remaining height and scrolls inside itself. */
  readonly fills?: NoInfer<Name>
  /** The built-in layout. */
  renderLayout(slots: Readonly<Record<Name, ReactNode>>): ReactNode
}

/** A template that was read, with the component that places slots by it; both come in the chunk that only portals with templates load. */
interface ServerTemplate {
  readonly tree: TemplateTree
  readonly Layout: typeof TemplateLayout
}

/** The templates of one window, each of them there or not: the generic one around it, and its own inside. */
export interface WindowTemplates {
  /** Places title, support link, fullscreen switch, way out and content. */
  readonly chrome: ServerTemplate | undefined
  /** Places the window's own slots inside the chrome's `content`. */
  readonly content: ServerTemplate | undefined
}

interface WindowLayoutProps<Name extends string> extends LayoutProps<Name> {
  /** The server's layout; undefined: the built-in one. Only the first one counts, because nothing moves after the first paint. */
  readonly template: ServerTemplate | undefined
}

/** Places a window's slots: where the server's template says, or as built in. */
export function WindowLayout<Name extends string>({ template, ...layout }: WindowLayoutProps<Name>): ReactNode {
  const [first] = useState(template)
  return first ? <first.Layout tree={first.tree} {...layout} /> : layout.renderLayout(layout.slots)
}
