import type { Browser, Page } from '@playwright/test'
import type { BenchStage } from './BenchStage'
import { openBenchPage } from './openBenchPage'

/**
 * Opens a page of the portal, signed in as the author, in a new browser profile with an empty cache. Loads the scripts
 * of `peers` into the page.
 */
export async function openAuthorPage(
  { browser, portal }: Pick<BenchStage, 'portal'> & { browser: Browser },
  peers: readonly string[] = [],
): Promise<Page> {
  const [name = '', value = ''] = portal.cookie.split('=')
  const page = await openBenchPage(browser, new URL('/profile', portal.url), [{ name, value, url: portal.url }])
  for (const peer of peers) await page.addScriptTag({ url: `/foyer/peers/${peer}.js` })
  return page
}
