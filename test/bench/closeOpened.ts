import type { Page } from '@playwright/test'

declare global {
  /** Closes what the page has opened last. */
  var closeOpened: () => unknown
}

/** Closes what a bench has opened last, and waits until nothing of it runs any longer. */
export const closeOpened = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await globalThis.closeOpened()
    await new Promise(resolve => requestIdleCallback(resolve))
  })
