import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { tellForcedFill } from './tellForcedFill'

// What axe says of colours; the rest is the same in every scheme.
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
// Rules about a whole page, which a story is not.
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region']
// Stands for axe where the page has it from the story before: half a megabyte that need not be read again.
const ALREADY_THERE = ';'

/** Lets axe look at the story that is shown, shadow trees included. Returns its findings, those in dark colours last. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(tellForcedFill)
  const found = await analyze(page, axe => axe.disableRules(PAGE_RULES))
  await page.emulateMedia({ colorScheme: 'dark' })
  return [...found, ...(await analyze(page, axe => axe.withRules(COLOUR_RULES))).map(barrier => `in dark: ${barrier}`)]
}

async function analyze(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // A frame inside, such as the editor's, needs axe of its own.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ALREADY_THERE }) }).options({ resultTypes: ['violations'] })
  const { violations } = await choose(axe).setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(node => `axe ${id}: ${help} at ${node.target.flat().join(' » ')}`))
}
