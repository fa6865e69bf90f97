import type { Browser, Cookie, Page } from '@playwright/test'

/** Longer than any bench needs its page, also on a slow machine. */
const MOST_OPEN_MINUTES = 20

/**
 * Opens a page in a new browser profile with an empty cache. Closes it after an error of the page and after 20 minutes,
 * because the bench would wait for ever for a page that has stopped. The bench then breaks off, and the next one runs.
 */
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
  const end = (reason: unknown) => {
    console.error(reason)
    void page.close()
  }
  page.on('pageerror', end)
  const late = setTimeout(end, MOST_OPEN_MINUTES * 60_000, `A page was open for ${MOST_OPEN_MINUTES} minutes.`)
  page.on('close', () => clearTimeout(late))
  await page.goto(url.href, { waitUntil: 'networkidle' })
  return page
}
