import type { Browser, Cookie, Page } from '@playwright/test'

/** Opens a page in a new browser profile with an empty cache. */
export async function openBenchPage(
  browser: Browser,
  url: URL,
  cookies: readonly (Pick<Cookie, 'name' | 'value'> & { readonly url: string })[] = [],
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' })
  await context.addCookies([...cookies])
  const page = await context.newPage()
  // The TypeScript loader wraps functions in a call of this name, also functions that run in the page.
  await page.addInitScript({ content: 'globalThis.__name = value => value' })
  // Without this, a bench would wait forever for a page that an error has stopped.
  page.on('pageerror', error => {
    console.error(error)
    void page.close()
  })
  await page.goto(url.href, { waitUntil: 'networkidle' })
  return page
}
