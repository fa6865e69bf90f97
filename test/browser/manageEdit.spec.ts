import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { libraryPage } from './support/libraryPage'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['seriesId', 'scrollPos', 'picturesLength', 'picturesFilter'].map(key => [
        key,
        JSON.parse(localStorage.getItem(`foyer.pix.${key}`) ?? 'null') as unknown,
      ]),
    ),
  )

test.beforeEach(async ({ authorPage: page }) => {
  await page.goto('/playground')
  await page.evaluate(() => foyer.pix.manage().opened)
  await expect(libraryPage(page).tiles.first()).toBeVisible()
})

test('[PIX-MAN-26] [PIX-MAN-51] [PIX-WIN-08] after an edit, the library shows the new title, and view, search and scroll position are unchanged; a reload restores filter, number of pictures and scroll position', async ({
  page,
}) => {
  const { window, tiles, search } = libraryPage(page)
  const scroller = window.getByRole('grid').locator('..')
  const meta = page.getByRole('dialog', { name: 'Bild bearbeiten' })
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/pix/pictures/by/')) asked.push(new URL(request.url()).search)
  })
  await window.getByRole('button', { name: 'Großansicht' }).click()
  await window.getByRole('button', { name: 'Liste' }).click()
  await Promise.all([page.waitForResponse(/filter=e$/), search.fill('e')])
  await expect(window.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true')
  await tiles.first().focus()
  await page.keyboard.press('Control+End')
  await expect(window.getByText(/^Das waren alle: \d+$/).last()).toBeVisible()
  await page.keyboard.press('Control+End')
  await expect(tiles.last()).toBeFocused()
  const before = {
    scroll: await scroller.evaluate(element => element.scrollTop),
    index: await tiles.last().getAttribute('data-index'),
  }
  const edited = window.locator(`[data-index="${before.index}"]`)
  await edited.hover()
  await edited.getByRole('button', { name: 'Bearbeiten' }).click()
  await expect(meta).toBeVisible()
  expect(await stored(page)).toEqual({
    seriesId: null,
    scrollPos: Math.round(before.scroll),
    picturesLength: Number(before.index) + 1,
    picturesFilter: 'e',
  })
  await meta.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(meta).toHaveCount(0)
  await edited.focus()
  await page.keyboard.press('Enter')
  await meta.getByRole('textbox', { name: 'Titel', exact: true }).fill('Umbenannt im Test')
  await meta.getByRole('button', { name: 'Speichern' }).click()
  await expect(meta).toHaveCount(0)
  await expect(edited).toHaveAccessibleName(/Umbenannt im Test/)
  await expect(edited).toBeFocused()
  expect(await scroller.evaluate(element => element.scrollTop)).toBe(before.scroll)
  await expect(window.getByRole('button', { name: 'Großansicht beenden' })).toBeVisible()
  await expect(window.getByRole('button', { name: 'Liste' })).toHaveAttribute('aria-pressed', 'true')
  await expect(search).toHaveValue('e')

  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(query => query.includes('limit=48'))).toEqual([])
  asked.length = 0
  await page.reload()
  await page.evaluate(() => foyer.pix.manage().opened)
  await expect(tiles.first()).toBeVisible()
  await expect(search).toHaveValue('e')
  expect(asked[0]).toBe(`?from=0&limit=${Math.max(36, Number(before.index) + 1)}&filter=e`)
  // After a reload the library shows tiles, not the list. Tiles may need less height than the list. If the stored
  // position is too large for them, the library is at its end.
  const missing = () =>
    scroller.evaluate(
      (element, place) => Math.min(place, element.scrollHeight - element.clientHeight) - element.scrollTop,
      before.scroll,
    )
  await expect.poll(missing).toBeLessThanOrEqual(1)
})

test('[PIX-MAN-26] a chosen series stays chosen while one of its pictures is edited, and after a reload', async ({
  page,
}) => {
  const { tiles, filter } = libraryPage(page)
  const meta = page.getByRole('dialog', { name: 'Bild bearbeiten' })
  await expect(filter.locator('optgroup')).toBeAttached()
  const options = filter.locator('option')
  const [id, title] = [await options.nth(2).getAttribute('value'), (await options.nth(2).textContent())!]
  const [answer] = await Promise.all([
    page.waitForResponse(`**/pix/series/${id}/pictures?**`),
    filter.selectOption({ label: title }),
  ])
  const count = ((await answer.json()) as unknown[]).length
  await expect(page.getByText(`Das waren alle: ${count}`).last()).toBeVisible()
  await tiles.last().press('Enter')
  await expect(meta).toBeVisible()
  expect(await stored(page)).toMatchObject({ seriesId: Number(id), picturesFilter: '' })
  await meta.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(meta).toHaveCount(0)
  await expect(filter.locator('option:checked')).toHaveText(title)
  await expect(tiles).toHaveCount(count)
  await page.reload()
  await page.evaluate(() => foyer.pix.manage().opened)
  await expect(filter.locator('option:checked')).toHaveText(title)
  await expect(tiles).toHaveCount(count)
})

test('[PIX-MAN-34] after a change of the search text, the list is shown from its first picture', async ({ page }) => {
  const { window, tiles, search } = libraryPage(page)
  const scroller = window.getByRole('grid').locator('..')
  const scrolled = () => scroller.evaluate(element => element.scrollTop)
  for (const text of ['e', '']) {
    await tiles.first().focus()
    await page.keyboard.press('Control+End')
    await expect.poll(scrolled).toBeGreaterThan(500)
    await search.fill(text)
    await expect.poll(scrolled).toBe(0)
    await expect(window.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
    await expect(tiles.first()).toHaveAttribute('data-index', '0')
  }
})

test('[PIX-MAN-09] [PIX-MAN-10] [PIX-MAN-46] a series is added and renamed, and an upload goes to the chosen series', async ({
  page,
}) => {
  const { window, filter } = libraryPage(page)
  const series = page.getByRole('dialog', { name: 'Serie', exact: true })
  await expect(window.getByRole('button', { name: 'Serie bearbeiten' })).toHaveCount(0)
  await window.getByRole('button', { name: 'Neue Serie' }).click()
  await series.getByRole('textbox', { name: 'Titel' }).fill('Deiche und Siele')
  await page.keyboard.press('Enter')
  await expect(series).toHaveCount(0)
  await filter.selectOption({ label: 'Deiche und Siele' })
  await expect(window.getByRole('heading', { name: 'Diese Serie ist noch leer' })).toBeVisible()
  await expect(window.getByRole('button', { name: 'Neue Serie' })).toHaveCount(0)
  await window.getByRole('button', { name: 'Serie bearbeiten' }).click()
  await expect(series.getByRole('textbox', { name: 'Titel' })).toHaveValue('Deiche und Siele')
  await series.getByRole('textbox', { name: 'Titel' }).fill('Deiche')
  await page.keyboard.press('Enter')
  await expect(series).toHaveCount(0)
  await expect(filter.getByRole('option', { name: 'Deiche', exact: true })).toBeAttached()
  await expect(filter.locator('option:checked')).toHaveText('Deiche')
  const target = window.getByRole('combobox', { name: 'Hochladen nach' })
  await expect(target.locator('option:checked')).toHaveText('Deiche')
  await filter.selectOption({ index: 0 })
  await expect(target.locator('option:checked')).toHaveText('Bibliothek')
  await target.selectOption({ label: 'Deiche' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    window.getByRole('button', { name: 'Bilder hochladen' }).click(),
  ])
  await chooser.setFiles({
    name: 'Siel.jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync('examples/portal/seed/pictures/kaffeetasse.jpg'),
  })
  const siel = window.getByRole('gridcell', { name: /^Siel/ })
  await expect(siel).toBeVisible()
  await filter.selectOption({ label: 'Deiche' })
  await expect(window.getByRole('gridcell')).toHaveCount(1)
  await expect(siel).toBeVisible()
})

test('[PIX-WIN-10] [PIX-MAN-45] ‘manage pictures’ opens the library over the meta window, without the button for a new series', async ({
  page,
}) => {
  await page.keyboard.press('Escape')
  const id = await page.evaluate(
    async () => ((await (await fetch('/pix/pictures/by/1001?from=0&limit=1')).json()) as { Id: number }[])[0]!.Id,
  )
  await page.evaluate(wanted => foyer.pix.meta(wanted).opened, id)
  const meta = page.getByRole('dialog', { name: 'Bild bearbeiten' })
  await meta.getByRole('button', { name: 'Bilder verwalten' }).click()
  const { window, tiles, filter } = libraryPage(page)
  await expect(tiles.first()).toBeVisible()
  await expect(window.getByRole('button', { name: 'Neue Serie' })).toHaveCount(0)
  await filter.selectOption({ index: 2 })
  await expect(window.getByRole('button', { name: 'Serie bearbeiten' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(window).toHaveCount(0)
  await expect(meta).toBeVisible()
})
