import type { Locator, Page } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import type { FoyerPicturePicker } from '../../../src/elements/FoyerPicturePicker'
import { expect, test } from './hostPageTest'
import { libraryPage } from './libraryPage'
import { runAxe } from './runAxe'

declare const foyer: Foyer

const REFUSED = /Schmaler als 1000 px|Nicht im Verhältnis 3:2/
const MOST_STEPS = 60

const value = (picker: Locator) =>
  picker.evaluate((element: FoyerPicturePicker) => element.value.split(',').map(Number))

/**
 * Moves right from the focused tile to the next unmarked tile whose picture meets the page's conditions.
 * @param isFitting false to look for a picture that does not meet them
 */
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

/**
 * Declares the journey of a person who chooses pictures by `<foyer-picture-picker>`; the calling file chooses the
 * database.
 */
export function testPicker(database: string): void {
  test(`on ${database}, by keyboard alone at 375 px: a person chooses two fitting pictures, replaces one that the portal has deleted, removes all, opens the library with the page’s series and search text, and replaces a single choice`, async ({
    authorPage: page,
    watch,
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

    // The tile of a picture that does not fit gives the reason, and can't be marked.
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

    // Removes all marks. Then there is nothing to insert, so the notice has a button for the empty choice.
    await expect(choose).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(selection.getByText('2 markiert')).toBeVisible()
    await tabTo(page, selection.getByRole('button', { name: 'Markierung aufheben' }))
    await page.keyboard.press('Enter')
    await expect(selection).toHaveCount(0)
    const takeNone = window.getByRole('button', { name: 'Ohne Bild übernehmen' })
    await expect(takeNone).toBeVisible()
    expect(await runAxe(page)).toEqual([])
    await tabTo(page, takeNone)
    await page.keyboard.press('Enter')
    await expect(window).toHaveCount(0)
    await expect(choose).toBeFocused()
    await expect(gallery).toHaveJSProperty('value', '')

    // The page sets the series and the text that the library shows first. The stored view of the library stays
    // unchanged.
    const response = await page.request.get('/pix/series/by/1001?from=0')
    const [series] = (await response.json()) as { Id: number; Title: string }[]
    await gallery.evaluate(
      (element: FoyerPicturePicker, id) => Object.assign(element, { series: id, filter: ' 10 ' }),
      series!.Id,
    )
    await page.keyboard.press('Enter')
    const filter = window.getByRole('combobox', { name: 'Anzeigen' })
    await expect(filter.locator('option:checked')).toHaveText(series!.Title)
    await expect(window.getByRole('searchbox')).toHaveValue('10')
    expect(await runAxe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(window).toHaveCount(0)
    await gallery.evaluate((element: FoyerPicturePicker) =>
      Object.assign(element, { series: undefined, filter: undefined }),
    )
    await page.keyboard.press('Enter')
    await expect(tiles.first()).toBeVisible()
    await expect(filter.locator('option:checked')).toHaveText('Alle Bilder')
    await page.keyboard.press('Escape')
    await expect(window).toHaveCount(0)

    // The page sets the id of a series that does not exist: the library says so once, and shows all pictures.
    watch.expectTrouble(/404/)
    await gallery.evaluate((element: FoyerPicturePicker) => Object.assign(element, { series: 999_999 }))
    await page.keyboard.press('Enter')
    await expect(tiles.first()).toBeVisible()
    await expect(window.getByText('Die Serie für diese Stelle gibt es nicht mehr. Sie sehen alle Bilder.')).toHaveCount(
      1,
    )
    await expect(filter.locator('option:checked')).toHaveText('Alle Bilder')
    expect(await runAxe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(window).toHaveCount(0)

    // The page allows one picture: the earlier choice is marked, and another mark replaces it.
    await page.evaluate(
      id =>
        Object.assign(globalThis, {
          choice: foyer.pix.select({ multiple: false, selected: [id], accept: { minWidth: 1000 } }).result,
        }),
      kept!,
    )
    await expect(selection.getByText('1 markiert')).toBeVisible()
    await tabTo(page, tiles.first())
    const other = await goToNext(page, true)
    await page.keyboard.press('Space')
    await expect(other).toHaveAttribute('aria-selected', 'true')
    await expect(selection.getByText('1 markiert')).toBeVisible()
    await tabTo(page, insert)
    await page.keyboard.press('Enter')
    const chosen = await page.evaluate(() => (globalThis as unknown as { choice: Promise<unknown> }).choice)
    expect(chosen).not.toHaveProperty('length')
    expect(chosen).not.toMatchObject({ Id: kept })
    expect(chosen).toMatchObject({ Id: expect.any(Number) })
  })
}
