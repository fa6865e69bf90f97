import type { Page } from '@playwright/test'

declare global {
  /** From the last event to the frame that shows what it did, in ms. */
  var paintTime: Promise<number>
}

/** The time in ms from the next event of a type, which `act` causes, to the frame that shows what it did. */
export async function timeToPaint(page: Page, type: 'click' | 'keydown', act: () => Promise<void>): Promise<number> {
  await page.evaluate(awaited => {
    globalThis.paintTime = new Promise(resolve => {
      const begin = (event: Event) => {
        // In Ctrl+A, the A is what acts.
        if (event instanceof KeyboardEvent && event.key === 'Control') return
        removeEventListener(awaited, begin, true)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)))
      }
      addEventListener(awaited, begin, true)
    })
  }, type)
  await act()
  return page.evaluate(() => paintTime)
}
