import type { Page } from '@playwright/test'

/** Waits until everything that moves and comes to an end has ended, in shadow trees too; what turns for ever does not count. */
export const finishAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    // A document names only those outside of shadow trees.
    const animationsIn = (root: Document | ShadowRoot): Animation[] => [...root.getAnimations(), ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? animationsIn(shadowRoot) : []))]
    return Promise.all(
      animationsIn(document)
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(animation => animation.finished.catch(() => undefined)),
    )
  })
