/** The functions by which a window reports to the call that opened it. */
export interface WindowControl {
  /** Reports that the window shows its content. */
  opened(): void
  /** Reports that the window can't be shown. */
  failed(error: unknown): void
  /** Reports that the window has closed, with a choice or undefined. */
  settled(result?: unknown): void
  /** True when the caller has closed the window, or if the window has closed. */
  isClosed?: boolean
  /** Closes the call's placeholder, and later its window. The code that opens either of them sets this function. */
  close?(): void
  /** The placeholder on the page, until the window replaces and closes it. */
  placeholder?: HTMLDialogElement
  /** The element that had the focus before the placeholder, or the host of its shadow tree. */
  opener?: Element | null
}

/** The part of Foyer that loads on the first call: windows, labels, wire. */
export interface Core {
  /**
   * Loads the tables of a call's family and the call's window with its texts, unless they are loaded, and returns this
   * core. Rejects only if the tables can't be loaded.
   */
  load(callName: string): Promise<Core>
  /** Runs an opening call such as `pix.select` with the page's arguments. The call's family must be loaded. */
  open(callName: string, given: readonly unknown[], control: WindowControl): void
  /** Runs a call that returns a promise, such as `pix.load`. */
  call(callName: string, argument: unknown): Promise<unknown>
}
