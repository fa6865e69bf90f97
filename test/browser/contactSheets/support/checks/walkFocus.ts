import type { Page } from '@playwright/test'
import { waitForFrames } from '../../../support/waitForFrames'
import { readFocus } from './readFocus'

const MOST_STOPS = 90

/**
 * Returns the focused element. Reads a hidden or unmarked one again, because a popup may open or close a frame later.
 */
async function readPlace(page: Page) {
  const place = await page.evaluate(readFocus)
  if (!place.isHidden && !place.isUnmarked) return place
  await waitForFrames(page)
  return page.evaluate(readFocus)
}

/**
 * Presses Tab until the focus reaches a stop for the second time. Lists the stops that are invisible or don't show
 * their focus. `most` limits the number of stops.
 */
export async function walkFocus(page: Page, most?: number): Promise<string[]> {
  const troubles: string[] = []
  const seen = new Set<number>()
  for (let stop = 0; stop < (most ?? MOST_STOPS); stop += 1) {
    await page.keyboard.press('Tab')
    const { id, name, isHidden, isUnmarked } = await readPlace(page)
    if (seen.has(id)) return troubles
    seen.add(id)
    if (isHidden) troubles.push(`hidden: ${name}`)
    if (isUnmarked) troubles.push(`no ring: ${name}`)
  }
  return most !== undefined ? troubles : [...troubles, `more than ${MOST_STOPS} stops`]
}
