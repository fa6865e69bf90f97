/** The functions by which a window reports to the call that opened it. */
export interface WindowControl {
  /** Reports that the window shows its content. */
  opened(): void
  /** Reports that the window can't be shown. */
  failed(error: unknown): void
  /** Reports that the window has closed, with a choice or undefined. */
  settled(result?: unknown): void
  /** True when the caller has called `close`, or when the window has closed. */
  isClosed?: boolean
  /** Closes the call's placeholder, and later its window. The code that opens either of them sets this function. */
  close?(): void
  /** The placeholder on the page, until the window replaces and closes it. */
  placeholder?: HTMLDialogElement
  /** The element that had the focus before the placeholder, or the host of that element's shadow tree. */
  opener?: Element | null
}

/** The part of Foyer that loads at the first call, or earlier by `preload`. It opens windows and runs other calls. */
export interface Core {
  /**
   * Loads the family of a call (the tables of its windows and calls), and the call's window with its texts. Skips
   * loaded parts. Returns this core. Rejects only if the family can't be loaded.
   */
  load(callName: string): Promise<Core>
  /** Runs a call that opens a window, such as `pix.select`, with the page's arguments. Its family must be loaded. */
  open(callName: string, given: readonly unknown[], control: WindowControl): void
  /** Runs a call that returns a promise, such as `pix.load`. Its family must be loaded. */
  call(callName: string, argument: unknown): Promise<unknown>
}
