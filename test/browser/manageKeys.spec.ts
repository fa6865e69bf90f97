import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { delayRequests } from './support/delayRequests'
import { libraryPage } from './support/libraryPage'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

const open = async (page: Page) => {
  await page.goto('/playground')
  await page.evaluate(() => foyer.pix.manage().opened)
  await expect(libraryPage(page).tiles.first()).toBeVisible()
}
const spoken = (page: Page) => libraryPage(page).window.locator('[aria-live]').first()

test('[PIX-MAN-22] [PIX-MAN-54] [PIX-DATA-15] a resting pointer or the focus shows the details of a picture, and Escape closes only the details', async ({
  authorPage: page,
}) => {
  // The numbers make each part of the text different, so that an additional or missing character is noticed.
  const description = Array.from({ length: 60 }, (_, index) => `Nebel${index}`).join('')
  await page.route('**/pix/pictures/by/**', async route => {
    const answer = await route.fetch()
    const pictures = (await answer.json()) as object[]
    if (pictures[0])
      Object.assign(pictures[0], {
        Keywords: ['Ufer', 'Nebel'],
        DescriptionsByIdLanguage: { 1: description, 2: 'Fog over the river' },
      })
    await route.fulfill({ response: answer, json: pictures })
  })
  await page.clock.install()
  await open(page)
  const { tiles, window } = libraryPage(page)
  const tip = window.getByRole('tooltip')
  await tiles.first().hover()
  await expect(tip).toContainText('Ufer, Nebel')
  await expect(tip).toContainText(`${description.slice(0, 150)}...`)
  await expect(tiles.first()).toHaveAccessibleDescription(/Ufer, Nebel/)
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await expect(window).toBeVisible()
  await tiles.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tip).toBeVisible()
  await expect(tiles.nth(1)).toHaveAccessibleDescription(/px/)
  await page.evaluate(() => foyer.configure({ locale: 'en_GB' }))
  await page.keyboard.press('ArrowLeft')
  await expect(tiles.first()).toHaveAccessibleDescription(/Fog over the river/)

  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await tiles.nth(2).hover()
  await page.clock.runFor(799)
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tip).toBeVisible()
})

test('the question before deleting names the series even if the window’s own list of series is still loading', async ({
  authorPage: page,
}) => {
  const { tiles, dialog, window, filter, search } = libraryPage(page)
  await open(page)
  await expect(filter.locator('optgroup')).toBeAttached()
  await filter.selectOption({ index: 2 })
  const title = (await filter.locator('option').nth(2).textContent())!
  await expect(window.getByRole('button', { name: 'Serie bearbeiten' })).toBeVisible()
  await expect(window.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  const name = (await tiles.first().getByRole('img').first().getAttribute('alt'))!
  await page.evaluate(() => localStorage.clear())
  await page.goto('/playground')
  // Delays only the window's request; the later request of the confirmation passes.
  const sendSeries = await delayRequests(page, '**/pix/series/by/**', { times: 1 })
  await page.evaluate(() => foyer.pix.manage().opened)
  await search.fill(name.split(' ')[0]!)
  await search.press('Enter')
  const tile = tiles.filter({ has: page.getByRole('img', { name, exact: true }) })
  await expect(tile).toHaveCount(1)
  await tile.press('Delete')
  await expect(dialog).toContainText(`Das Bild verschwindet auch aus diesen Serien: ${title}`)
  await expect(filter.locator('optgroup')).toHaveCount(0)
  sendSeries()
  await expect(filter.locator('optgroup')).toBeAttached()
})

test('if the code that deletes pictures does not load, a message says so, and the next press loads the code and asks', async ({
  authorPage: page,
  watch,
}) => {
  watch.expectTrouble(/ERR_FAILED/)
  watch.expectTrouble(/console.error: .*a part of the window 'pix.manage' could not be loaded/)
  await page.route('**/foyer/esm/libraryParts-*', route => route.abort())
  await open(page)
  const { tiles, dialog } = libraryPage(page)
  const name = (await tiles.first().getByRole('img').getAttribute('alt'))!
  await tiles.first().press('Delete')
  await expect(dialog).toContainText('Dieser Teil konnte nicht geladen werden')
  await page.unroute('**/foyer/esm/libraryParts-*')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await tiles.first().press('Delete')
  await expect(dialog).toContainText(name)
  await expect(dialog.getByRole('button', { name: 'Löschen' })).toBeVisible()
})

test('[UI-DLG-10] the list of keys closes by Enter and Escape; its keys mark pictures and ranges, and delete pictures after a question', async ({
  authorPage: page,
}) => {
  await open(page)
  const { tiles, window, filter, selection, dialog } = libraryPage(page)
  await expect(filter.locator('optgroup')).toBeAttached()
  await filter.selectOption({ index: 2 })
  const title = (await filter.locator('option').nth(2).textContent())!
  await expect(window.getByRole('button', { name: 'Serie bearbeiten' })).toBeVisible()
  await expect(window.getByText(/^Das waren alle: \d+$/).last()).toBeAttached()
  // Waits until the pictures of the previous filter are removed, because one of these pictures could get the focus.
  await expect(window.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  await tiles.first().focus()
  const keys = page.getByRole('dialog', { name: 'Tasten' })
  for (const close of ['Enter', 'Escape']) {
    await page.keyboard.press('?')
    await expect(keys).toContainText('Umschalt + Pfeiltasten')
    await page.keyboard.press(close)
    await expect(keys).toHaveCount(0)
    await expect(tiles.first()).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(spoken(page)).toHaveText('1 markiert')
  // Elsewhere these keys type characters or do nothing.
  for (const place of [libraryPage(page).search, window.getByRole('button', { name: 'Liste' })]) {
    await place.focus()
    await page.keyboard.type('?')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Control+a')
  }
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(libraryPage(page).search).toHaveValue('?')
  await expect(selection).toContainText('1 markiert')
  await expect(dialog).toHaveCount(0)
  await libraryPage(page).search.fill('')
  await libraryPage(page).search.press('Enter')
  await expect(window.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  await tiles.first().focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(selection).toContainText('2 markiert')
  await page.keyboard.press('Control+a')
  const all = /^\d+/.exec((await window.getByText(/^\d+ Bilder?$/).textContent())!)![0]
  await expect(selection).toContainText(`${all} markiert`)
  await selection.getByRole('button', { name: 'Markierung aufheben' }).click()

  const first = (await tiles.first().getByRole('img').first().getAttribute('alt'))!
  const second = (await tiles.nth(1).getByRole('img').first().getAttribute('alt'))!
  await tiles.first().focus()
  await page.keyboard.press('Space')
  await expect(selection).toContainText('1 markiert')
  await page.keyboard.press('Delete')
  await expect(dialog).toContainText(first)
  await expect(dialog).toContainText(`Das Bild verschwindet auch aus diesen Serien: ${title}`)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(tiles.first().getByRole('img').first()).toHaveAttribute('alt', second)
  await expect(tiles.first()).toBeFocused()
  await expect(spoken(page)).toHaveText(`„${first}“ ist gelöscht.`)
})
