import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { finishAnimations } from './finishAnimations'

// Reads the minified file, half the size of the package's default, because every page has to load it.
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
// Empty script for a page that has loaded axe before.
const EMPTY_SCRIPT = ';'

/**
 * Returns axe's findings on a page, with shadow trees. `choose` selects the elements and the rules to check. Uses axe's
 * legacy mode, because its default opens another page for the result, which takes longer than the check.
 */
export async function runAxe(page: Page, choose: (axe: AxeBuilder) => AxeBuilder = axe => axe): Promise<string[]> {
  // During a colour transition a text may briefly have too little contrast.
  await finishAnimations(page)
  // A frame inside the page, such as the editor's, needs its own axe.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  const axe = new AxeBuilder({ page, axeSource: isThere ? EMPTY_SCRIPT : AXE }).options({
    resultTypes: ['violations'],
  })
  const { violations } = await choose(axe).setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `axe ${id}: ${help} at ${node.target.flat().join(' » ')}`),
  )
}
