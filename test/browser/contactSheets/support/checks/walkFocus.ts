import type { Page } from '@playwright/test'
import { waitForFrames } from '../../../support/waitForFrames'
import { readFocus } from './readFocus'

const MOST_STOPS = 90

/** Where the focus is, as a person sees it: what it has opened or closed may take the next frame. */
async function readPlace(page: Page) {
  const place = await page.evaluate(readFocus)
  if (!place.isHidden && !place.isUnmarked) return place
  await waitForFrames(page)
  return page.evaluate(readFocus)
}

/** Goes through the window by Tab until it is where it began, and names the stops of which nothing is seen, or not that they have the focus; of its first stops only, where `most` says how many. */
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
