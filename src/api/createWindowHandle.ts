import type { WindowControl } from './Core'

/** The handle of a window, which every opening call returns at once. */
export interface WindowHandle<Result> {
  /** Settles when the window has closed: with the choice, or with undefined when it closed without one. It never rejects. */
  readonly result: Promise<Result | undefined>
  /** Settles when the window shows its content or was closed before that; rejects with a FoyerError when it can't be shown. A rejection nobody looks at does no harm. */
  readonly opened: Promise<void>
  /** Closes the window without a choice; does nothing when it is closed already. */
  close(): void
}

/** Makes the handle of one opening. `start` gets the control with which the window reports back; `signal` is the caller's own, which closes the window. */
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
    // A value that is not a signal has no such method; the core reports it.
    signal?.addEventListener?.('abort', close)
    return signal?.aborted ? control.settled() : start(control)
  }
  run().catch((error: unknown) => {
    // Few pages look at `opened`.
    console.error(error)
    control.failed(error)
    control.settled()
  })
  return { result, opened, close }
}
