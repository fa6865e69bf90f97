import type { Page } from '@playwright/test'
import { readAnimations } from '../../support/readAnimations'

/**
 * Lists everything that moves on the page, also in shadow trees: the element and the properties that change. Ignores
 * fading, because spinners pulse when motion is reduced.
 */
export async function readMoving(page: Page): Promise<string[]> {
  const animations = await page.evaluateHandle(readAnimations)
  return animations.evaluate(all =>
    all.flatMap(({ playState, effect }) => {
      const { target, getKeyframes } = effect as KeyframeEffect
      const changed = Object.keys(getKeyframes.call(effect)[0] ?? {}).filter(
        name => !['offset', 'easing', 'composite', 'computedOffset', 'opacity'].includes(name),
      )
      return playState === 'running' && changed.length > 0 ? [`${target?.localName}: ${changed.join(' ')}`] : []
    }),
  )
}
