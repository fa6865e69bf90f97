import type { Locator, Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { libraryPage } from './support/libraryPage'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer
/** Replaces the browser's `visualViewport`, which is the visible part of the page on a phone. */
declare const shown: EventTarget & { height: number; scale: number }

const PHONE = { width: 375, height: 740 }
/** Visible height when a phone's keyboard is open, in px. */
const ABOVE_KEYBOARD = 400

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

const boxOf = async (locator: Locator) => (await locator.boundingBox())!
const bottomOf = async (locator: Locator) => {
  const { y, height } = await boxOf(locator)
  return y + height
}
const showKeyboard = (page: Page, height: number, scale = 1) =>
  page.evaluate(
    ([left, zoom]) => {
      Object.assign(shown, { height: left, scale: zoom })
      shown.dispatchEvent(new Event('resize'))
    },
    [height, scale] as const,
  )

test('on a phone, a window fills the screen, with the main action at the lower edge', async ({ authorPage: page }) => {
  await page.goto('/playground')
  await page.evaluate(() => foyer.pix.manage().opened)
  const { window, tiles } = libraryPage(page)
  await expect(tiles.first()).toBeVisible()
  await expect(window.getByRole('grid')).toHaveAttribute('aria-colcount', '2')
  await expect.poll(() => boxOf(window)).toEqual({ x: 0, y: 0, ...PHONE })
  const types = await window.locator('input[type=file]').getAttribute('accept')
  // Without HEIC, because an iPhone then sends its photos as JPEG.
  expect(types?.split(',').toSorted()).toEqual([
    '.avif',
    '.bmp',
    '.gif',
    '.jpeg',
    '.jpg',
    '.png',
    '.webp',
    'image/gif',
    'image/jpeg',
    'image/jpeg',
    'image/png',
  ])
  // The button is visible without hovering, so the first tap reaches it. The tap does not mark the picture.
  await tiles.first().getByRole('button', { name: 'Bearbeiten' }).tap()
  const save = page.getByRole('dialog', { name: 'Bild bearbeiten' }).getByRole('button', { name: 'Speichern' })
  expect(await bottomOf(save)).toBeGreaterThan(PHONE.height - 40)
  expect((await boxOf(save)).height).toBeGreaterThanOrEqual(44)
  await expect(window.locator('[aria-selected=true]')).toHaveCount(0)
})

test('a phone’s keyboard covers neither the focused field nor the main action; a pinch zoom changes nothing', async ({
  authorPage: page,
}) => {
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), {
      height: innerHeight,
      width: innerWidth,
      scale: 1,
      offsetTop: 0,
      offsetLeft: 0,
    })
    Object.defineProperty(globalThis, 'visualViewport', { value: view })
    Object.assign(globalThis, { shown: view })
  })
  await page.goto('/events')
  await page.evaluate(() => foyer.event.detail(null).opened)
  const editor = page.getByRole('dialog', { name: 'Neue Veranstaltung' })
  const last = editor.getByRole('textbox', { name: 'Karten' })
  const save = editor.getByRole('button', { name: 'Speichern' })
  await last.focus()
  await showKeyboard(page, ABOVE_KEYBOARD)
  await expect.poll(() => bottomOf(editor)).toBe(ABOVE_KEYBOARD)
  expect(await bottomOf(save)).toBeLessThanOrEqual(ABOVE_KEYBOARD)
  await expect.poll(() => bottomOf(last)).toBeLessThanOrEqual((await boxOf(save)).y)
  expect((await boxOf(last)).y).toBeGreaterThan(45)
  await showKeyboard(page, PHONE.height / 2, 2)
  await expect.poll(() => bottomOf(editor)).toBe(PHONE.height)

  // The keyboard is open before the window opens.
  await showKeyboard(page, ABOVE_KEYBOARD)
  await page.evaluate(() => foyer.blog.newPost().opened)
  const post = page.getByRole('dialog', { name: 'Neuer Blogbeitrag' })
  await post.getByRole('textbox', { name: 'Überschrift' }).focus()
  await expect.poll(() => bottomOf(post)).toBeLessThanOrEqual(ABOVE_KEYBOARD)
})
