import { expect, type Page } from '@playwright/test'
import { finishAnimations } from '../../support/finishAnimations'
import { waitForFrames } from '../../support/waitForFrames'
import { isSettled } from './checks/isSettled'
import { openRequests } from './openRequests'

/**
 * Waits until a window is open, its data and pictures have loaded, and nothing moves. With `isWaiting`, does not wait
 * for data, because a response is pending.
 */
export async function settle(page: Page, isWaiting = false): Promise<void> {
  await page.locator('foyer-root dialog[open]').first().waitFor()
  // Requests are checked too, because a list in a field shows no sign of loading.
  if (!isWaiting) await expect.poll(() => openRequests(page)).toEqual([])
  await page.waitForFunction(isSettled, isWaiting)
  await finishAnimations(page)
  await waitForFrames(page)
}
