import type { Page } from '@playwright/test'

declare global {
  /** Closes the window or list that the page opened last. */
  var closeOpened: () => unknown
}

/** Closes the window or list that a bench opened last, and waits until the page is idle. */
export const closeOpened = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await globalThis.closeOpened()
    await new Promise(resolve => requestIdleCallback(resolve))
  })
