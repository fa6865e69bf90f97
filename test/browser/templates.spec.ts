import { expect, test, type Page } from '@playwright/test'
import { hostileTemplates } from '../template/support/hostileTemplates'
import { reorderingTemplate } from '../template/support/reorderingTemplate'
import { buildTestPage } from './support/buildTestPage'
import { watchPage } from './support/watchPage'

declare function showDemo(html: string | undefined): string | undefined
declare const hostile: unknown

const ORIGIN = 'https://portal.example'
const NONCE = 'bm9uY2U'
const strictPolicy = (trustedTypes: string) =>
  `default-src 'none'; script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'; img-src 'self'; require-trusted-types-for 'script'; trusted-types ${trustedTypes}`

let script = ''
test.beforeAll(async () => {
  script = await buildTestPage('templatePage.tsx')
})

/**
 * Opens a page, by default without a policy: a policy would stop a hostile template before the library does. Responds
 * to every request with a picture, except those for the page and its script. Returns the list of the addresses asked
 * for, except the icon's.
 */
async function openPage(page: Page, policy?: string): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/*', route => {
    const { origin, pathname } = new URL(route.request().url())
    const body = `<!doctype html><title>Portal</title><link rel="icon" href="/icon.svg"><h1>Portal</h1><script nonce="${NONCE}" src="/demo.js"></script>`
    if (origin === ORIGIN && pathname === '/')
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        ...(policy && { headers: { 'content-security-policy': policy } }),
        body,
      })
    if (origin === ORIGIN && pathname === '/demo.js')
      return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
    if (pathname !== '/icon.svg') asked.push(route.request().url())
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    })
  })
  await page.goto(`${ORIGIN}/`)
  return asked
}

const show = (page: Page, html: string | undefined) =>
  page.evaluate(template => showDemo(template ?? undefined), html ?? null)

/** Returns the page without the window, and the globals that a template could have changed. */
const pageState = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element
    copy.querySelector('demo-root')?.remove()
    return [
      copy.outerHTML,
      location.href,
      document.title,
      document.baseURI,
      typeof document.getElementById,
      typeof document.createElement,
      typeof hostile,
    ].join('\n')
  })

for (const [name, template] of [
  ['the built-in layout', undefined],
  ['a template that reorders', reorderingTemplate],
] as const) {
  test(`a window with ${name} stores 40 entries, and its list scrolls inside the window`, async ({ page }) => {
    const watch = watchPage(page)
    await openPage(page, strictPolicy('foyer'))
    expect(await show(page, template)).toBeUndefined()
    const entry = page.getByRole('textbox', { name: 'Eintrag' })
    const save = page.getByRole('button', { name: 'Merken' })
    for (let count = 1; count <= 40; count += 1) {
      await entry.fill(`Eintrag ${count}`)
      await save.click()
    }
    await expect(page.getByRole('listitem')).toHaveCount(40)
    await expect(page.getByRole('status')).toHaveText('40 Einträge')
    const box = (await page.getByRole('dialog').boundingBox())!
    for (const part of [
      save,
      entry,
      page.getByRole('heading', { name: 'Merkzettel' }),
      page.getByRole('list', { name: 'Einträge' }),
    ]) {
      const { y, height } = (await part.boundingBox())!
      expect(y).toBeGreaterThanOrEqual(box.y)
      expect(y + height).toBeLessThanOrEqual(box.y + box.height)
    }
    expect(watch.unexpected()).toEqual([])
  })
}

test('the tab order follows the template', async ({ page }) => {
  await openPage(page)
  await show(page, reorderingTemplate)
  const order: (string | undefined)[] = []
  for (let count = 0; count < 4; count += 1) {
    await page.keyboard.press('Tab')
    order.push(await page.evaluate(() => document.querySelector('demo-root')?.shadowRoot?.activeElement?.tagName))
  }
  expect(order).toEqual(['BUTTON', 'A', 'INPUT', 'SELECT'])
})

for (const [name, template] of Object.entries(hostileTemplates)) {
  test(`a hostile template changes nothing but the layout: ${name}`, async ({ page }) => {
    const watch = watchPage(page)
    const asked = await openPage(page)
    const before = await pageState(page)
    expect(await show(page, template)).toBeUndefined()
    await page.getByRole('button', { name: 'Merken' }).click()
    await expect(page.getByRole('listitem')).toHaveText('leer')
    await expect(page.getByRole('button')).toHaveCount(1)
    await page.getByRole('list', { name: 'Einträge' }).hover()
    for (const link of await page.getByRole('link').all()) await expect(link).toHaveAttribute('href', /^https:/)
    expect(await pageState(page)).toBe(before)
    expect(asked.filter(url => !url.startsWith(`${ORIGIN}/x`))).toEqual([])
    expect(watch.unexpected()).toEqual([])
  })
}

test('a strict policy reports the handler and the style of a template, and nothing else happens', async ({ page }) => {
  const watch = watchPage(page)
  watch.expectTrouble(/Executing inline event handler violates/)
  watch.expectTrouble(/Applying inline style violates/)
  await openPage(page, strictPolicy('foyer'))
  await show(page, hostileTemplates['a handler at the slot itself'])
  await page.getByRole('button', { name: 'Merken' }).click()
  await expect(page.getByRole('listitem')).toHaveText('leer')
  expect(watch.unexpected()).toEqual([])
})

test('a template with 100,000 nested elements is refused at once', async ({ page }) => {
  await openPage(page)
  const started = Date.now()
  expect(await show(page, `${'<b>'.repeat(100_000)}<i data-slot="list"></i>`)).toBe('it has more than 2000 elements')
  expect(await show(page, `${'<div>'.repeat(1500)}<i data-slot="list"></i>`)).toBe(
    'its elements are nested more than 40 deep',
  )
  expect(Date.now() - started).toBeLessThan(2000)
})

test('a page that allows no Trusted Types policy named foyer gets an error, and nothing is parsed', async ({
  page,
}) => {
  const watch = watchPage(page)
  watch.expectTrouble(/trusted-types|TrustedTypePolicy/)
  await openPage(page, strictPolicy('other'))
  await expect(show(page, '<div data-slot="list"></div>')).rejects.toThrow(/Policy.*foyer.*disallowed/)
  await expect(page.locator('demo-root')).toHaveCount(0)
  expect(watch.unexpected()).toEqual([])
})
