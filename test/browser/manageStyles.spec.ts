import type { Foyer } from '../../src/api/Foyer'
import { libraryPage } from './support/libraryPage'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

test('from right to left, tiles and search are mirrored, nothing leaves a phone’s width, and arrow keys move in the visible direction', async ({
  authorPage: page,
}) => {
  await page.goto('/playground')
  await page.evaluate(() => {
    foyer.configure({ language: 'ar_EG', templates: false, translations: false })
    return foyer.pix.select().opened
  })
  const window = page.locator('foyer-root dialog')
  const tiles = window.getByRole('gridcell')
  await expect(tiles.first()).toBeVisible()
  const left = async (locator: typeof tiles) => (await locator.boundingBox())!.x
  expect(await left(tiles.first())).toBeGreaterThan(await left(tiles.nth(1)))
  expect(await left(window.getByRole('searchbox'))).toBeGreaterThan(await left(window.getByRole('combobox').first()))
  await tiles.first().click({ position: { x: 40, y: 60 } })
  await page.keyboard.press('ArrowLeft')
  await expect(tiles.nth(1)).toBeFocused()
  for (const text of ['.title', '.meta span']) {
    const styles = await tiles
      .first()
      .locator(text)
      .first()
      .evaluate(element => [getComputedStyle(element).unicodeBidi, getComputedStyle(element).textAlign])
    expect([text, ...styles]).toEqual([text, 'plaintext', 'right'])
  }
  const tip = window.getByRole('tooltip')
  await expect(tip).toBeVisible()
  await page.setViewportSize({ width: 375, height: 740 })
  const cutOff = await window.evaluate(dialog =>
    [...dialog.querySelectorAll('*')]
      .filter(
        element =>
          !element.closest('[popover], [aria-live]') &&
          (element.getBoundingClientRect().right > innerWidth || element.getBoundingClientRect().left < 0),
      )
      .map(element => `${element.tagName} ${element.textContent}`),
  )
  expect(cutOff).toEqual([])
})

test('with forced colours a marked picture and the chosen view differ from the others, and the actions of a picture have a border', async ({
  authorPage: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/playground')
  await page.evaluate(() => foyer.pix.select().opened)
  const { window, tiles } = libraryPage(page)
  await tiles.first().getByRole('checkbox').click()
  const outline = (index: number) =>
    tiles
      .nth(index)
      .locator('.mat')
      .evaluate(mat => getComputedStyle(mat).outlineStyle)
  expect([await outline(0), await outline(1)]).toEqual(['solid', 'none'])
  for (const name of ['Bearbeiten', 'Löschen', 'Einfügen'])
    await expect(tiles.first().getByRole('button', { name })).toHaveCSS('border-style', 'solid')
  const border = (name: string) =>
    window.getByRole('button', { name }).evaluate(button => getComputedStyle(button).borderWidth)
  expect(await border('Kacheln')).not.toBe(await border('Liste'))
})

test('[PIX-MAN-17] in both views, the icon of a shared picture is more visible than that of another', async ({
  authorPage: page,
}) => {
  await page.route('**/pix/pictures/by/**', async route => {
    const response = await route.fetch()
    const pictures = (await response.json()) as object[]
    for (const [index, picture] of pictures.entries())
      Object.assign(picture, { CbMdbTmedia2ShareGroups: index === 0 ? [{ IdShareGroup: 1 }] : [] })
    await route.fulfill({ response, json: pictures })
  })
  await page.goto('/playground')
  await page.evaluate(() => foyer.pix.select().opened)
  const { window, tiles } = libraryPage(page)
  for (const view of ['Kacheln', 'Liste']) {
    await window.getByRole('button', { name: view }).click()
    await expect(window.getByRole('grid')).toHaveAttribute('aria-colcount', view === 'Liste' ? '1' : '3')
    const [shared, other] = [0, 1].map(index => tiles.nth(index).locator('.share'))
    await expect(shared!).toHaveCSS('opacity', '1')
    await expect(other!).toHaveCSS('opacity', '0.45')
  }
})

test('at 200 % zoom the portal’s template scrolls, and list, upload and series can all be reached', async ({
  authorPage: page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto('/playground')
  await page.evaluate(() => foyer.pix.select().opened)
  const { window, tiles } = libraryPage(page)
  await expect(tiles.first()).toBeVisible()
  expect((await window.getByRole('grid').locator('..').boundingBox())!.height).toBeGreaterThanOrEqual(239)
  for (const name of ['Bilder hochladen', 'Neue Serie']) {
    await window.getByRole('button', { name }).focus()
    await expect(window.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
})
