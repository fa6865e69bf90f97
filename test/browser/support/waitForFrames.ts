import type { Page } from '@playwright/test'

/** Waits for two animation frames, so that the first one is painted. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
