import type { WindowControl } from './Core'

/** The handle of a window. Every call that opens a window returns a handle at once. */
export interface WindowHandle<Result> {
  /**
   * Resolves when the window has closed or can't be shown: to the choice, or to undefined if there is none. It never
   * rejects.
   */
  readonly result: Promise<Result | undefined>
  /**
   * Resolves when the window shows its content, or was closed before that. Rejects with a FoyerError if the window
   * can't be shown. If nobody handles this rejection, the page gets no event `unhandledrejection`.
   */
  readonly opened: Promise<void>
  /** Closes the window without a choice. Does nothing if it has closed. */
  close(): void
}

/**
 * Creates the handle of one window. `start` gets the control by which the window reports back. An abort of `signal`,
 * the caller's own signal, closes the window.
 */
export function createWindowHandle(
  start: (control: WindowControl) => Promise<void>,
  signal?: AbortSignal,
): WindowHandle<unknown> {
  let control!: WindowControl
  const close = () => {
    control.isClosed = true
    control.close?.()
  }
  let opened!: Promise<void>
  const result = new Promise<unknown>(settled => {
    opened = new Promise((resolve, failed) => {
      control = { opened: resolve, failed, settled }
    })
  })
  opened.catch(() => {})
  void result.then(close).then(control.opened)
  const run = async () => {
    // A value that is not an AbortSignal lacks this method. The core reports such a value.
    signal?.addEventListener?.('abort', close)
    return signal?.aborted ? control.settled() : start(control)
  }
  run().catch((error: unknown) => {
    // Few pages use `opened`, so the console shows the error too.
    console.error(error)
    control.failed(error)
    control.settled()
  })
  return { result, opened, close }
}
