import type { Foyer } from '../../src/api/Foyer'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'
import { openEditor } from './support/openEditor'
import { readWindowLook } from './support/readWindowLook'
import { useLibraryOnHostPage } from './support/useLibraryOnHostPage'

declare const foyer: Foyer

for (const { folder, title } of [
  { folder: 'plain', title: 'a plain page' },
  { folder: 'bootstrap-modal', title: 'an open modal of Bootstrap 3' },
  { folder: 'jquery-ui-dialog', title: 'an open dialog of jQuery UI' },
  { folder: 'prototype-js', title: 'a page with Prototype.js 1.7' },
  { folder: 'require-js', title: 'a page that loads it with RequireJS' },
  { folder: 'hostile-css', title: 'a page whose styles shout at everything' },
  { folder: 'strict-csp', title: 'a page with nonces only and Trusted Types' },
  { folder: 'host-hotkeys', title: 'a page with a hotkey on every letter' },
]) {
  test(`over ${title}: pictures are found, marked and inserted, and the page stays itself`, async ({ authorPage: page }) => {
    await useLibraryOnHostPage(page, folder)
  })
}

test('a window looks the same on a page whose styles shout at everything', async ({ authorPage: page }) => {
  const looks: string[][] = []
  // Nothing is compared in the middle of a movement.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const folder of ['plain', 'hostile-css']) {
    await page.goto(`/pages/${folder}/`)
    await openEditor(page)
    await page.mouse.move(5, 5)
    await page.keyboard.press('Enter')
    await expect(libraryPage(page).tiles.first()).toBeVisible()
    await libraryPage(page).window.getByRole('img').first().evaluate((image: HTMLImageElement) => image.decode())
    looks.push(await page.evaluate(readWindowLook))
  }
  const [plain = [], hostile = []] = looks
  expect(plain.length).toBeGreaterThan(10_000)
  const expected = new Set(plain)
  expect(hostile.filter(line => !expected.has(line)).slice(0, 20)).toEqual([])
})

test.describe('a page that requires Trusted Types', () => {
  test('shows texts of the portal that hold HTML as plain text', async ({ authorPage: page, line }) => {
    line.add({ path: /getMlBricks/, fault: { kind: 'rewrite', body: body => JSON.stringify({ ...(JSON.parse(body) as object), pix_upload: 'Bilder &amp; <b>mehr</b> hochladen' }) } })
    await page.goto('/pages/strict-csp/')
    await openEditor(page)
    await page.keyboard.press('Enter')
    await expect(libraryPage(page).window.getByRole('button', { name: 'Bilder & mehr hochladen' })).toBeVisible()
  })

  test('takes the portal’s templates as layouts', async ({ authorPage: page, line }) => {
    await page.goto('/pages/strict-csp/')
    await openEditor(page)
    await page.evaluate(() => foyer.configure({ templates: true }))
    line.add({ path: /cb_ui_window\.html/, fault: { kind: 'rewrite', body: body => `${body}<p>Vom Portal &amp; sonst niemand</p>` } })
    await page.keyboard.press('Enter')
    await expect(libraryPage(page).window.getByText('Vom Portal & sonst niemand')).toBeVisible()
  })
})
