/** How a window on the page reports back to the call that opened it. */
export interface WindowControl {
  /** The window shows its content. */
  opened(): void
  /** The window can't be shown. */
  failed(error: unknown): void
  /** The window has closed, with a choice or undefined. */
  settled(result?: unknown): void
  /** The caller wants the window closed, or it has closed. */
  isClosed?: boolean
  /** Closes what stands there for the call, which sets it: the placeholder, then the window. */
  close?(): void
  /** Stands on the page until the window does, which closes it. */
  placeholder?: HTMLDialogElement
  /** The element that had the focus before the placeholder took it, or the host of its shadow tree. */
  opener?: Element | null
}

/** The part of Foyer that loads on the first call: windows, labels, wire. */
export interface Core {
  /** Loads the tables of a call's family and the call's window with its texts, where they are not here yet, and answers this core. Only tables that can't be loaded make it fail. */
  load(callName: string): Promise<Core>
  /** Runs an opening call such as `pix.select` with the arguments that the page gave; its family is loaded. */
  open(callName: string, given: readonly unknown[], control: WindowControl): void
  /** Runs a call that answers a promise, such as `pix.load`. */
  call(callName: string, argument: unknown): Promise<unknown>
}
