import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { libraryPage } from './support/libraryPage'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

const PHONE = { width: 375, height: 740 }

async function open(page: Page, language = 'de_DE') {
  await page.goto('/playground')
  await page.evaluate(locale => {
    foyer.configure({ templates: false, language: locale })
    return foyer.pix.select().opened
  }, language)
}

/** Opens the library on a phone, and returns its locators and those of the tools. */
async function openOnPhone(page: Page) {
  await page.setViewportSize(PHONE)
  await open(page)
  const library = libraryPage(page)
  const button = (name: string) => library.window.getByRole('button', { name, exact: true })
  await expect(library.tiles.first()).toBeVisible()
  return { ...library, series: button('Neue Serie'), asTiles: button('Kacheln'), asList: button('Liste') }
}

test('on a phone the keyboard opens and closes the second row of tools, and the button keeps the focus', async ({
  authorPage: page,
}) => {
  const { window, tiles, filter, more, series, asTiles, asList } = await openOnPhone(page)
  await filter.focus()
  await page.keyboard.press('Tab')
  await expect(more).toBeFocused()
  // Tab skips the closed row.
  await page.keyboard.press('Tab')
  await expect(tiles.first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(more).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(series).toBeFocused()
  for (const next of [window.getByRole('button', { name: 'Tasten' }), asTiles, asList]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(window.getByRole('grid')).toHaveAttribute('aria-colcount', '1')
  // The row stays open.
  await expect(asTiles).toBeVisible()
  await more.focus()
  await page.keyboard.press('Space')
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(more).toBeFocused()
  await expect(asTiles).toBeHidden()
})

test('on a phone a screen reader gets the number of pictures, and no hidden tool', async ({ authorPage: page }) => {
  const { window, more } = await openOnPhone(page)
  const counted = /text: \d+ Bilder(?: geladen)?\n/
  const closed = await window.ariaSnapshot()
  expect(closed).toMatch(counted)
  expect(closed).not.toMatch(/Neue Serie|Kacheln|Ansicht/)
  await more.click()
  const opened = await window.ariaSnapshot()
  expect(opened).toMatch(counted)
  expect(opened).toMatch(/"Neue Serie"[^]*"Ansicht"[^]*"Kacheln"/)
})

test('a tool that has the focus stays when the window becomes as narrow as a phone', async ({ authorPage: page }) => {
  await open(page)
  const { window, more } = libraryPage(page)
  const asList = window.getByRole('button', { name: 'Liste' })
  await asList.focus()
  await page.setViewportSize(PHONE)
  await expect(more).toBeVisible()
  await expect(asList).toBeFocused()
  await more.focus()
  await expect(asList).toBeHidden()
})

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  for (const language of ['de_DE', 'en_EN', 'pl_PL'])
    test(`on a phone, in ${language}, the search field shows its whole placeholder`, async ({ authorPage: page }) => {
      await open(page, language)
      const [needed, room] = await page
        .getByRole('dialog')
        .getByRole('searchbox')
        .evaluate((input: HTMLInputElement) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(input)
          const context = document.createElement('canvas').getContext('2d')!
          context.font = font
          return [
            context.measureText(input.placeholder).width,
            input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
          ] as const
        })
      expect(needed).toBeGreaterThan(50)
      expect(room).toBeGreaterThan(needed)
    })

  test('the button for more tools is 44 px wide and high, and a tap shows the tools', async ({ authorPage: page }) => {
    const { more, asList } = await openOnPhone(page)
    // The window may still slide in by a fraction of a pixel.
    expect(await more.boundingBox()).toMatchObject({ width: expect.closeTo(44), height: expect.closeTo(44) })
    await more.tap()
    await expect(asList).toBeVisible()
    await more.tap()
    await expect(asList).toBeHidden()
  })

  for (const language of ['de_DE', 'en_EN', 'pl_PL'])
    test(`in ${language}, the bar of marked pictures has one row until an action is chosen`, async ({
      authorPage: page,
    }) => {
      await open(page, language)
      const bar = page.getByRole('dialog').getByRole('region')
      await page.getByRole('dialog').getByRole('gridcell').first().getByRole('checkbox').tap()
      const insert = bar.getByRole('button').last()
      const action = bar.getByRole('combobox')
      await expect(insert).toBeVisible()
      const middles = async () => {
        const boxes = await Promise.all(
          [bar.getByRole('button').first(), action, insert].map(part => part.boundingBox()),
        )
        return boxes.map(box => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
      }
      await action.focus()
      const [first, ...others] = await middles()
      expect(others).toEqual([first, first])
      expect((await action.boundingBox())?.width).toBeGreaterThan(90)
      const buttons = await bar.getByRole('button').count()
      await action.selectOption('edit')
      await expect(bar.getByRole('button')).toHaveCount(buttons + 1)
      await expect(action).toBeFocused()
      const [, second, top] = await middles()
      expect(second).toBeGreaterThan(top ?? Infinity)
    })

  test('without a series, an action that needs a series shows a disabled button', async ({ authorPage: page }) => {
    await page.route('**/pix/series/by/*', route => route.fulfill({ json: [] }))
    const { tiles, selection } = await openOnPhone(page)
    await tiles.first().getByRole('checkbox').tap()
    const run = selection.getByRole('button', { name: 'Ausführen' })
    await expect(run).toBeHidden()
    await selection.getByRole('combobox').selectOption('remove')
    await expect(run).toBeVisible()
    await expect(run).toBeDisabled()
  })
})
