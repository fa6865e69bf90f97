import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { expect, test } from './support/hostPageTest'
import { listListeners } from './support/listListeners'
import { comparePageTraces, readPageTraces } from './support/pageTraces'
import { readWindowLook } from './support/readWindowLook'

declare const foyer: Foyer

/** Once React has drawn anything on a page, it keeps one listener on the document, and a mark that it has done so. */
const REACT_LISTENER = 'document selectionchange ×1'
const REACT_MARK = /^document\._reactListening\w+ is new$/

const library = (page: Page) => page.getByRole('dialog', { name: 'Bilderarchiv' })
const tiles = (page: Page) => library(page).getByRole('gridcell')
const search = (page: Page) => library(page).getByRole('searchbox', { name: 'Bilder suchen' })
const selectionBar = (page: Page) => library(page).getByRole('region', { name: 'Markierte Bilder' })
const chooseButton = (page: Page) => page.locator('#editor').getByRole('button', { name: 'Bild wählen' })

/** Opens the page's own editing area, half-way down the page, and begins to write in it. */
async function openEditor(page: Page, folder: string): Promise<void> {
  await page.goto(`/pages/${folder}/`)
  await page.evaluate(() => scrollTo(0, 180))
  const caption = page.locator('#editor').getByRole('textbox', { name: 'Bildunterschrift' })
  // A page whose script is on its way hears nothing yet: as a person does, the test presses again.
  await expect(async () => {
    await page.getByRole('button', { name: 'Artikel bearbeiten' }).click()
    await expect(caption).toBeVisible({ timeout: 500 })
  }).toPass()
  await caption.fill('Noch nicht gespeichert')
  await chooseButton(page).focus()
}

/** Finds pictures by typing and by the filter list, and inserts two that were marked, all but the list by keyboard. */
async function choosePictures(page: Page): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(tiles(page).first()).toBeVisible()
  await search(page).focus()
  await page.keyboard.type('schafe')
  await expect(tiles(page)).toHaveCount(1)
  await expect(search(page)).toHaveValue('schafe')
  await page.keyboard.press('Escape')
  await expect(search(page)).toHaveValue('')
  await library(page).getByRole('combobox', { name: 'Anzeigen' }).selectOption({ label: 'Landschaften und Wege' })
  await expect(library(page).getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  await tiles(page).first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(selectionBar(page)).toContainText('2 markiert')
  await selectionBar(page).getByRole('button', { name: 'Einfügen' }).focus()
  await page.keyboard.press('Enter')
  await expect(library(page)).toHaveCount(0)
}

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
    const session = await page.context().newCDPSession(page)
    await openEditor(page, folder)
    const [before, listenersBefore] = [await page.evaluateHandle(readPageTraces), await listListeners(session)]
    await choosePictures(page)
    const [after, listenersAfter] = [await page.evaluateHandle(readPageTraces), await listListeners(session)]
    const changes = await page.evaluate(comparePageTraces, [before, after] as const)
    expect(changes.filter(change => !REACT_MARK.test(change))).toEqual([])
    expect(listenersAfter.filter(listener => listener !== REACT_LISTENER)).toEqual(listenersBefore)
    await expect(page.locator('#chosen')).toHaveText(/^\S.*, \S/)

    // Escape is the library's alone; the page's own dialog stays open and goes on working.
    await page.keyboard.press('Enter')
    await expect(tiles(page).first()).toBeVisible()
    await expect(selectionBar(page)).toContainText('2 markiert')
    await page.keyboard.press('Escape')
    await expect(library(page)).toHaveCount(0)
    await expect(chooseButton(page)).toBeFocused()
    const caption = page.locator('#editor').getByRole('textbox', { name: 'Bildunterschrift' })
    await expect(caption).toHaveValue('Noch nicht gespeichert')
    await caption.fill('An der Oste')
    await page.locator('#editor').getByRole('button', { name: 'Übernehmen' }).click()
    await expect(page.locator('#saved')).toHaveText('Übernommen: An der Oste')
    await expect(page.locator('#editor')).toBeHidden()
  })
}

test('a window looks the same on a page whose styles shout at everything', async ({ authorPage: page }) => {
  const looks: string[][] = []
  // Nothing is compared in the middle of a movement.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const folder of ['plain', 'hostile-css']) {
    await openEditor(page, folder)
    await page.mouse.move(5, 5)
    await page.keyboard.press('Enter')
    await expect(tiles(page).first()).toBeVisible()
    await library(page).getByRole('img').first().evaluate((image: HTMLImageElement) => image.decode())
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
    await openEditor(page, 'strict-csp')
    await page.keyboard.press('Enter')
    await expect(library(page).getByRole('button', { name: 'Bilder & mehr hochladen' })).toBeVisible()
  })

  test('takes the portal’s templates as layouts', async ({ authorPage: page, line }) => {
    await openEditor(page, 'strict-csp')
    await page.evaluate(() => foyer.configure({ templates: true }))
    line.add({ path: /cb_ui_window\.html/, fault: { kind: 'rewrite', body: body => `${body}<p>Vom Portal &amp; sonst niemand</p>` } })
    await page.keyboard.press('Enter')
    await expect(library(page).getByText('Vom Portal & sonst niemand')).toBeVisible()
  })
})
