import type { Page } from '@playwright/test'
import { finishAnimations } from '../../support/finishAnimations'
import { isSettled } from './checks/isSettled'

/** Waits until a window stands open, has what it asked for and its pictures, and nothing moves; with `isWaiting` an answer stays away. */
export async function settle(page: Page, isWaiting = false): Promise<void> {
  await page.locator('foyer-root dialog[open]').first().waitFor()
  await page.waitForFunction(isSettled, isWaiting)
  await finishAnimations(page)
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
