import type { Page } from '@playwright/test'

/** Waits until what the page has to draw is drawn: the frame under way, and the next one. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
