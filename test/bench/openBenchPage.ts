import type { Browser, Cookie, Page } from '@playwright/test'

/** Opens a page in a browser profile of its own with nothing in its cache. */
export async function openBenchPage(
  browser: Browser,
  url: URL,
  cookies: readonly (Pick<Cookie, 'name' | 'value'> & { readonly url: string })[] = [],
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' })
  await context.addCookies([...cookies])
  const page = await context.newPage()
  // The TypeScript loader wraps functions in this name, also those that are sent to the page.
  await page.addInitScript({ content: 'globalThis.__name = value => value' })
  await page.goto(url.href, { waitUntil: 'networkidle' })
  return page
}
