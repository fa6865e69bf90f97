import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

const FRAME = '/module/jscript/lib/cb_ui/templates/cb_ui_window.html'
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Sprache wählen' })

/** Does the same task in every layout: finds heading and help link, closes the chooser, reopens it, chooses English. */
async function useChooser(page: Page) {
  await page.evaluate(() => foyer.language.choose().opened)
  await expect(chooser(page).getByRole('heading', { name: 'Sprache wählen' })).toBeVisible()
  await expect(chooser(page).getByRole('link', { name: 'Hilfe' })).toBeVisible()
  await chooser(page).getByRole('button', { name: 'Schließen' }).click()
  await expect(chooser(page)).toHaveCount(0)
  await page.evaluate(() => foyer.language.choose().opened)
  await chooser(page)
    .getByRole('button', { name: /English/ })
    .click()
  await expect(chooser(page)).toHaveCount(0)
}

const top = async (page: Page, name: string) => (await chooser(page).getByRole('button', { name }).boundingBox())!.y

test.beforeEach(async ({ authorPage: page }) => {
  await page.goto('/playground')
})

test('[UI-WIN-01] [UI-WIN-02] [UI-LNG-01] a window’s template and the generic one are fetched by GET', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('.html')) asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await useChooser(page)
  expect([...new Set(asked)].sort()).toEqual([
    `GET ${FRAME}`,
    'GET /module/jscript/lib/cb_ui/templates/language_window.html',
  ])
})

test('[UI-WIN-01] the same task works with the built-in layout and with a template that puts the close button at the bottom', async ({
  page,
}) => {
  await page.evaluate(() => foyer.configure({ templates: false }))
  await page.evaluate(() => foyer.language.choose().opened)
  expect(await top(page, 'Schließen')).toBeLessThan(await top(page, 'Deutsch'))
  await page.keyboard.press('Escape')
  await useChooser(page)

  // The device stores the chosen language, so the test clears the storage.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.route(`**${FRAME}`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: '<div data-slot="content"></div><p>Vom Portal</p><div data-slot="support"></div><div data-slot="title"></div><div data-slot="close"></div>',
    }),
  )
  await page.evaluate(() => foyer.language.choose().opened)
  await expect(chooser(page).getByText('Vom Portal')).toBeVisible()
  expect(await top(page, 'Schließen')).toBeGreaterThan(await top(page, 'Deutsch'))
  await page.keyboard.press('Escape')
  await useChooser(page)
})

test('a template that is missing is logged, and the built-in layout shows without a dialog', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/^answer 404|^console.error: Failed to load/)
  watch.expectTrouble(/console.error: .*cb_ui_window.html.* is not used/)
  await page.route(`**${FRAME}`, route => route.fulfill({ status: 404, body: 'gone' }))
  await useChooser(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a hostile template changes nothing but the layout', async ({ page, watch }) => {
  // The browser reports the template's inline code to the console, because the page's policy forbids such code.
  watch.expectTrouble(/Content Security Policy/)
  const body =
    '<script>window.hacked = 1</script><style>* { display: none !important }</style><form id="foyer" action="https://evil.example"><input name="x"></form><img src="x" onerror="window.hacked = 2"><div data-slot="content" onclick="window.hacked = 3"></div>'
  await page.route(`**${FRAME}`, route => route.fulfill({ contentType: 'text/html', body }))
  await page.evaluate(() => foyer.language.choose().opened)
  await chooser(page)
    .getByRole('button', { name: /Polski/ })
    .click()
  expect(await page.evaluate(() => (window as unknown as Record<string, unknown>)['hacked'])).toBeUndefined()
})
