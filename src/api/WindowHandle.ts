/** What every opening call returns at once. */
export interface WindowHandle<Result> {
  /** Settles when the window has closed: with the choice, or with undefined when it closed without one. It never rejects. */
  readonly result: Promise<Result | undefined>
  /** Settles when the window shows its content or was closed before that; rejects with a FoyerError when it can't be shown. A rejection nobody looks at does no harm. */
  readonly opened: Promise<void>
  /** Closes the window without a choice; does nothing when it is closed already. */
  close(): void
}
