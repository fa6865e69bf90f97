import type { WindowControl } from './Frame'
import type { WindowHandle } from './WindowHandle'

/** Makes the handle of one opening. `start` gets the control with which the window reports back; `signal` is the caller's own, which closes the window. */
export function createWindowHandle(start: (control: WindowControl) => Promise<void>, signal?: AbortSignal): WindowHandle<unknown> {
  const closing = new AbortController()
  const close = () => closing.abort()
  let settled!: (result?: unknown) => void
  let control!: WindowControl
  const result = new Promise<unknown>(resolve => {
    settled = resolve
  })
  const opened = new Promise<void>((resolve, reject) => {
    control = { opened: resolve, failed: reject, settled, signal: closing.signal }
  })
  opened.catch(() => {})
  void result.then(() => control.opened())
  const run = async () => {
    // What is no signal has none of this; the frame says so.
    signal?.addEventListener?.('abort', close)
    if (signal?.aborted) settled()
    else await start(control)
  }
  run().catch((error: unknown) => {
    control.failed(error)
    settled()
  })
  return { result, opened, close }
}
