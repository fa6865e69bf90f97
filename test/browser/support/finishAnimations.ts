import type { Page } from '@playwright/test'

/** Waits until everything that moves and comes to an end has ended; what turns for ever does not count. */
export const finishAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.all(document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity).map(animation => animation.finished.catch(() => undefined))))
