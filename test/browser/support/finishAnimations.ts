import type { Page } from '@playwright/test'
import { readAnimations } from './readAnimations'

/** Waits for the end of all animations, also in shadow trees; ignores endless ones. */
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
