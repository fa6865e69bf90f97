import { type ReactNode, useState } from 'react'
import type { LayoutProps } from './LayoutProps'
import type { ServerTemplate } from './ServerTemplate'

interface WindowLayoutProps<Name extends string> extends LayoutProps<Name> {
  /** The server's layout; undefined: the built-in one. Only the first one counts, because nothing moves after the first paint. */
  readonly template: ServerTemplate | undefined
}

/** Places a window's slots: where the server's template says, or as built in. */
export function WindowLayout<Name extends string>({ template, ...layout }: WindowLayoutProps<Name>): ReactNode {
  const [first] = useState(template)
  return first ? <first.Layout tree={first.tree} {...layout} /> : layout.renderLayout(layout.slots)
}
