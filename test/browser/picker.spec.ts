import type { Locator, Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import type { FoyerPicturePicker } from '../../src/elements/FoyerPicturePicker'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'
import { runAxe } from './support/runAxe'

declare const foyer: Foyer

const REFUSED = /Schmaler als 1000 px|Nicht im Verhältnis 3:2/
const MOST_STEPS = 60

const value = (picker: Locator) =>
  picker.evaluate((element: FoyerPicturePicker) => element.value.split(',').map(Number))

/** Moves right from the focused tile to the next unmarked one that fits, or that does not. */
async function goToNext(page: Page, isFitting: boolean): Promise<Locator> {
  const focused = libraryPage(page).window.locator('[role="gridcell"]:focus')
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('ArrowRight')
    const [text, isMarked] = await focused.evaluate(tile => [tile.textContent, tile.getAttribute('aria-selected')])
    if (isMarked === 'false' && REFUSED.test(text ?? '') !== isFitting) return focused
  }
  throw new Error('There is no such picture.')
}

/** Moves by Tab to an element. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate(element => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach the element.')
}

test('by keyboard alone at 375 px: two slides of the right size are chosen, one is deleted on the portal, and another one completes the choice', async ({
  authorPage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/pages/elements/')
  const gallery = page.locator('#gallery')
  await gallery.evaluate((element: FoyerPicturePicker) =>
    Object.assign(element, { multiple: 2, accept: { minWidth: 1000, ratio: '3:2' } }),
  )
  const { window, tiles, selection } = libraryPage(page)
  const choose = gallery.getByRole('button', { name: 'Galerie füllen' })
  const insert = selection.getByRole('button', { name: 'Einfügen' })
  const spoken = window.locator('[aria-live]').first()

  await tabTo(page, choose)
  await page.keyboard.press('Enter')
  await expect(tiles.first()).toBeVisible()
  await expect(
    window.getByText(
      'Wählen Sie höchstens 2 Bilder. Die Breite muss mindestens 1000 px sein. Das Seitenverhältnis muss 3:2 sein.',
    ),
  ).toBeVisible()
  await tabTo(page, tiles.first())

  // A picture that does not fit says why, and can't be marked.
  const refused = await goToNext(page, false)
  await expect(refused).toHaveAccessibleName(REFUSED)
  await page.keyboard.press('Space')
  await expect(spoken).toHaveText(REFUSED)
  await expect(selection).toHaveCount(0)

  const first = await goToNext(page, true)
  await page.keyboard.press('Space')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await goToNext(page, true)
  await page.keyboard.press('Space')
  await expect(window.getByText(/^Höchstens 2 Bilder sind möglich/).last()).toBeVisible()
  await goToNext(page, true)
  await page.keyboard.press('Space')
  await expect(spoken).toHaveText(/^Höchstens 2 Bilder sind möglich/)
  await expect(selection.getByText('2 markiert')).toBeVisible()
  expect(await runAxe(page)).toEqual([])
  await tabTo(page, insert)
  await page.keyboard.press('Enter')
  await expect(window).toHaveCount(0)
  await expect(choose).toBeFocused()
  const [kept, gone] = await value(gallery)
  expect(kept).toBeGreaterThan(0)

  // Someone deletes one of the pictures.
  await page.evaluate(
    id => fetch(`/pix/pictures/${id}`, { method: 'POST', body: new URLSearchParams({ method: 'DELETE' }) }),
    gone,
  )
  await page.keyboard.press('Enter')
  await expect(window.getByText(/^Ein Bild der bisherigen Auswahl gibt es nicht mehr\. Wählen Sie/)).toBeVisible()
  await expect(selection.getByText('1 markiert')).toBeVisible()
  expect(await runAxe(page)).toEqual([])
  await tabTo(page, tiles.first())
  await goToNext(page, true)
  await page.keyboard.press('Space')
  await expect(selection.getByText('2 markiert')).toBeVisible()
  await tabTo(page, insert)
  await page.keyboard.press('Enter')
  await expect(window).toHaveCount(0)
  const now = await value(gallery)
  expect(now).toHaveLength(2)
  expect(now[0]).toBe(kept)
  expect(now).not.toContain(gone)
})

test('an option with a wrong value opens nothing and rejects with an error that names it; a plain call loads no part of the picker', async ({
  authorPage: page,
  watch,
}) => {
  watch.expectTrouble(/pix\.select was called with an unusable 'multiple'/)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/pages/elements/')
  const error = await page.evaluate(() =>
    foyer.pix
      .select({ multiple: 0 })
      .opened.catch(({ code, message }: { code: string; message: string }) => [code, message]),
  )
  expect(error).toEqual([
    'CALL_WRONG_ARGUMENT',
    expect.stringContaining("pix.select was called with an unusable 'multiple'. Pass true, false or a number."),
  ])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => foyer.pix.select().opened)
  await expect(libraryPage(page).tiles.first()).toBeVisible()
  expect(asked.filter(path => path.includes('PickLibrary'))).toEqual([])
})

test('if the part that limits the library does not load, the window says so, and trying again opens it with its limits', async ({
  authorPage: page,
  watch,
}) => {
  watch.expectTrouble(/request failed: .*PickLibrary/)
  watch.expectTrouble(/ERR_FAILED/)
  watch.expectTrouble(/CHUNK_NOT_LOADED|a part of the window 'pix.manage' could not be loaded/)
  await page.route('**/PickLibrary-*', route => route.abort(), { times: 1 })
  await page.goto('/pages/elements/')
  await page.evaluate(() => foyer.pix.select({ multiple: 2 }).opened)
  const { window, tiles, retry } = libraryPage(page)
  await expect(retry).toBeFocused()
  await expect(tiles).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(tiles.first()).toBeVisible()
  await expect(window.getByText('Wählen Sie höchstens 2 Bilder.')).toBeVisible()
})
