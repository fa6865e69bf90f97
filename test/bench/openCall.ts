import type { Page } from '@playwright/test'

type Calls = Record<
  string,
  Record<string, (...given: readonly unknown[]) => { close(): void; readonly result: Promise<unknown> }>
>

/** Makes a call that opens a window, and waits for the element that shows that its data is there; answers after how many frames it was. From a timer, so that it is called in the page's own time and not in the tools'. */
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
          const look = () => {
            frames += 1
            if (document.querySelector('foyer-root')?.shadowRoot?.querySelector(shown)) setTimeout(done, 0, frames)
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        })
      }),
    { callName, shown, given },
  )
