import type { Page } from '@playwright/test'

declare global {
  /** Time from the awaited event to the frame that shows its effect, in ms. */
  var paintTime: Promise<number>
}

/** Returns the time in ms from the event of `type` that `action` causes to the frame that shows the event's effect. */
export async function timeToPaint(page: Page, type: 'click' | 'keydown', action: () => Promise<void>): Promise<number> {
  await page.evaluate(awaited => {
    globalThis.paintTime = new Promise(resolve => {
      const begin = (event: Event) => {
        // In Ctrl+A, the key A triggers the action.
        if (event instanceof KeyboardEvent && event.key === 'Control') return
        removeEventListener(awaited, begin, true)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)))
      }
      addEventListener(awaited, begin, true)
    })
  }, type)
  await action()
  return page.evaluate(() => paintTime)
}
