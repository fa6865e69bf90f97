import type { WindowControl } from '../../src/api/Core'

/** Makes mocks of the functions that a handle passes to its window; `close` closes the window as the handle does. */
export function makeControl() {
  const mocks = { opened: jest.fn(), failed: jest.fn(), settled: jest.fn() }
  const control: WindowControl & typeof mocks = mocks
  const close = () => {
    control.isClosed = true
    control.close?.()
  }
  return { control, close }
}
