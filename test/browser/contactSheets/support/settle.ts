import { expect, type Page } from '@playwright/test'
import { finishAnimations } from '../../support/finishAnimations'
import { waitForFrames } from '../../support/waitForFrames'
import { isSettled } from './checks/isSettled'
import { openRequests } from './openRequests'

/** Waits until a window stands open, has what it asked for and its pictures, and nothing moves; with `isWaiting` an answer stays away. */
export async function settle(page: Page, isWaiting = false): Promise<void> {
  await page.locator('foyer-root dialog[open]').first().waitFor()
  // What a list in a field waits for shows nowhere.
  if (!isWaiting) await expect.poll(() => openRequests(page)).toEqual([])
  await page.waitForFunction(isSettled, isWaiting)
  await finishAnimations(page)
  await waitForFrames(page)
}
