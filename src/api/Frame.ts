/** How a window on the page reports back to the call that opened it. */
export interface WindowControl {
  /** The window shows its content. */
  opened(): void
  /** The window can't be shown. */
  failed(error: unknown): void
  /** The window has closed, with a choice or undefined. */
  settled(result?: unknown): void
  /** Aborts when the caller wants the window closed. */
  readonly signal: AbortSignal
}

/** The part of Foyer that loads on the first call: windows, labels, wire. */
export interface Frame {
  /** Loads the tables of a call's family where they are not here yet, and answers this frame. */
  load(callName: string): Promise<Frame>
  /** Runs an opening call such as `pix.select` with the arguments that the page gave; its family is loaded. */
  open(callName: string, given: readonly unknown[], control: WindowControl): void
  /** Runs a call that answers a promise, such as `pix.load`. */
  ask(callName: string, argument: unknown): Promise<unknown>
  /** Loads the chunk and the texts of an opening call's window ahead of it. */
  preload(callName: string): void
}
