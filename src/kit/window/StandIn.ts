/** What stood in a window's place until the window came. */
export interface StandIn {
  readonly dialog: HTMLDialogElement
  /** What had the focus before it, or the host of the shadow tree that it lies in. */
  readonly opener: Element | null
}
