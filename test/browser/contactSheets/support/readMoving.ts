import type { Page } from '@playwright/test'
import { readAnimations } from '../../support/readAnimations'

/** What moves on the page, in shadow trees too, by its element and the properties that change. */
export async function readMoving(page: Page): Promise<string[]> {
  const animations = await page.evaluateHandle(readAnimations)
  return animations.evaluate(all =>
    all.filter(({ playState }) => playState === 'running').map(({ effect }) => `${(effect as KeyframeEffect).target?.localName}: ${Object.keys((effect as KeyframeEffect).getKeyframes()[0] ?? {}).join(' ')}`),
  )
}
