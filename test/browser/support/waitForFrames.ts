import type { Page } from '@playwright/test'

/** Waits until the current frame and the next one are painted. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
