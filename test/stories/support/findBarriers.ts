import type { Page } from '@playwright/test'
import { runAxe } from '../../browser/support/runAxe'
import { reportForcedFill } from './reportForcedFill'

// Rules of axe about colours; the others give the same result in every scheme.
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
// Rules about a whole page; a story is only a part of one.
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region']

/** Runs axe on the current story, with shadow trees. Returns its findings, those in dark colours last. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(reportForcedFill)
  const found = await runAxe(page, axe => axe.disableRules(PAGE_RULES))
  await page.emulateMedia({ colorScheme: 'dark' })
  return [...found, ...(await runAxe(page, axe => axe.withRules(COLOUR_RULES))).map(barrier => `in dark: ${barrier}`)]
}
