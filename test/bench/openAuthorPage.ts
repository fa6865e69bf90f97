import type { Browser, Page } from '@playwright/test'
import type { BenchStage } from './BenchStage'

/** Opens a page of the portal, signed in as the author, in a browser profile of its own with nothing in its cache, and loads peers into it. */
export async function openAuthorPage({ browser, portal }: Pick<BenchStage, 'portal'> & { browser: Browser }, peers: readonly string[] = []): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' })
  const [name = '', value = ''] = portal.cookie.split('=')
  await context.addCookies([{ name, value, url: portal.url }])
  const page = await context.newPage()
  // The TypeScript loader wraps functions in this name, also those that are sent to the page.
  await page.addInitScript({ content: 'globalThis.__name = value => value' })
  await page.goto(new URL('/profile', portal.url).href, { waitUntil: 'networkidle' })
  for (const peer of peers) await page.addScriptTag({ url: `/foyer/peers/${peer}.js` })
  return page
}
