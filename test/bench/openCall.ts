import type { Page } from '@playwright/test'

type Calls = Record<
  string,
  Record<string, (...given: readonly unknown[]) => { close(): void; readonly result: Promise<unknown> }>
>

/**
 * Makes a call that opens a window, waits for the element that shows its data, and returns the number of frames until
 * then. The call runs in a timer, so that its time counts as the page's, not as Playwright's.
 */
export const openCall = (page: Page, callName: string, shown: string, ...given: readonly unknown[]): Promise<number> =>
  page.evaluate(
    ({ callName, shown, given }) =>
      new Promise<number>(done => {
        setTimeout(() => {
          const [family = '', name = ''] = callName.split('.')
          const handle = (globalThis as unknown as { foyer: Calls }).foyer[family]![name]!(...given)
          globalThis.closeOpened = () => {
            handle.close()
            return handle.result
          }
          let frames = 0
          const check = () => {
            frames += 1
            if (document.querySelector('foyer-root')?.shadowRoot?.querySelector(shown)) setTimeout(done, 0, frames)
            else requestAnimationFrame(check)
          }
          requestAnimationFrame(check)
        })
      }),
    { callName, shown, given },
  )
