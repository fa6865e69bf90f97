import type { Locator, Page } from '@playwright/test'
import { startPortal } from '../support/startPortal'
import { overflowing } from './support/overflowing'
import { expect, test } from './support/portalTest'
import { runAxe } from './support/runAxe'

const rowOf = (page: Page, call: string) => page.getByRole('article', { name: call, exact: true })

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  const hasFocus = () => element.evaluate(node => node.matches(':focus'))
  for (let count = 0; count < 40 && !(await hasFocus()); count += 1) await page.keyboard.press('Tab')
  await expect(element).toBeFocused()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('by keyboard alone: the playground switches to English, copies a call’s code, and runs it in an English window', async ({
    authorPage: page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/playground')
    const switches = page.getByRole('navigation', { name: 'Sprache der Seite' })
    await expect(switches.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true')
    expect(await runAxe(page)).toEqual([])
    expect(await page.evaluate(overflowing)).toEqual([])
    await tabTo(page, switches.getByRole('link', { name: 'English' }))
    await page.keyboard.press('Enter')

    const row = rowOf(page, 'foyer.pix.select()')
    await expect(row.getByLabel('Code')).toHaveText('const picture = await foyer.pix.select().result')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await tabTo(page, row.getByRole('button', { name: 'Copy code' }))
    await page.keyboard.press('Enter')
    await expect(row.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'const picture = await foyer.pix.select().result',
    )
    await page.keyboard.press('Shift+Tab')
    await expect(row.getByRole('button', { name: 'Run' })).toBeFocused()
    await page.keyboard.press('Enter')
    const library = page.getByRole('dialog', { name: 'Picture archive of the culture portal' })
    await expect(library.getByRole('gridcell').first()).toBeVisible()
    await expect(row.getByText('The window is open.')).toBeAttached()
    // Other tests of the same portal may have uploaded pictures that lack details, so a seeded one is chosen.
    await tabTo(page, library.getByRole('searchbox'))
    await page.keyboard.type('schafe')
    const sheep = library.getByRole('gridcell', { name: /^Schafe im März/ })
    await expect(library.getByRole('gridcell')).toHaveCount(1)
    const insert = sheep.getByRole('button', { name: 'Insert' })
    await tabTo(page, insert)
    await page.keyboard.press('Enter')
    await expect(row.getByLabel('Result as JSON')).toContainText('"Id": ')
    await expect(row.getByRole('button', { name: 'Run' })).toBeFocused()
    expect(await runAxe(page)).toEqual([])
    expect(await page.evaluate(overflowing)).toEqual([])
  })
})

for (const [language, start, run, insert] of [
  ['German', 'Bild auswählen', 'Ausführen', 'Einfügen'],
  ['English', 'Choose a picture', 'Run', 'Insert'],
] as const)
  test(`a visitor of the demo has a chosen picture after three clicks, without typing: ${language}`, async ({
    page,
  }) => {
    // A new portal, because other tests upload pictures that lack details.
    const portal = await startPortal()
    await page.goto(portal.url)
    await page.getByRole('region', { name: 'Demo' }).getByRole('button', { name: start }).click()
    const row = rowOf(page, 'foyer.pix.select()')
    await row.getByRole('button', { name: run }).click()
    const tile = page.getByRole('dialog').getByRole('gridcell').first()
    // The button of a tile receives the pointer only while the pointer is over the tile.
    await tile.hover()
    await tile.getByRole('button', { name: insert }).click()
    await expect(row).toContainText('"Id": ')
    await page.goto(portal.url)
    await expect(page.getByRole('region', { name: 'Demo' })).toHaveCount(0)
    await portal.stop()
  })
