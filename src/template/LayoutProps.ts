import type { ReactNode } from 'react'

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
