import type { Page } from '@playwright/test'
import { readAnimations } from './readAnimations'

/** Waits until everything that moves and comes to an end has ended, in shadow trees too; what turns for ever does not count. */
export async function finishAnimations(page: Page): Promise<void> {
  const animations = await page.evaluateHandle(readAnimations)
  await animations.evaluate(async all => {
    await Promise.all(
      all
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(animation => animation.finished.catch(() => undefined)),
    )
  })
}
