import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

const MEGABYTE = 1024 ** 2
/**
 * Number of React's own listeners on an emptied root. The engine may keep one such root for a while, so only more
 * listeners than these mean a leak.
 */
const EMPTIED_ROOT = 160

const library = (page: Page) => page.getByRole('dialog', { name: 'Bilderarchiv' })
const open = (page: Page, config: Pick<FoyerConfig, 'hosts' | 'overlayClose' | 'pix' | 'supportLink'> = {}) =>
  page.evaluate(given => {
    foyer.configure(given)
    return foyer.pix.select().opened
  }, config)
const boxOf = async (page: Page) => (await library(page).boundingBox())!

/** Opens and closes the library. Expects that it leaves no root, no style, no listener and no node behind. */
async function expectNothingLeft(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return { nodes, jsEventListeners, usedSize }
  }
  const openAndClose = (count: number) =>
    page.evaluate(async rounds => {
      for (let round = 0; round < rounds; round += 1) {
        const handle = foyer.pix.manage()
        await handle.opened
        handle.close()
        await handle.result
      }
    }, count)
  // React keeps the newest root a little longer. After a few openings, the number of kept roots is constant.
  await openAndClose(20)
  const before = await measure()
  await openAndClose(times)
  // The engine may free the newest root only at its next garbage collection.
  const grown = async () => {
    const after = await measure()
    return {
      nodes: after.nodes - before.nodes > 50,
      listeners: after.jsEventListeners - before.jsEventListeners > EMPTIED_ROOT,
      heap: after.usedSize - before.usedSize > MEGABYTE,
    }
  }
  await expect.poll(grown, { timeout: 15_000 }).toEqual({ nodes: false, listeners: false, heap: false })
  expect(
    await page.evaluate(() => [
      document.querySelectorAll('foyer-root').length,
      document.head.querySelectorAll('style').length,
    ]),
  ).toEqual([0, 0])
}

test.beforeEach(async ({ authorPage: page }) => {
  await page.goto('/playground')
})

test('a picture window is 680×630, in the middle, modal, over a backdrop of black at 0.25 [UI-WIN-04]', async ({
  page,
}) => {
  await open(page)
  await expect.poll(() => boxOf(page)).toEqual({ x: 300, y: 85, width: 680, height: 630 })
  const backdrop = await library(page).evaluate(dialog => getComputedStyle(dialog, '::backdrop').backgroundColor)
  expect(backdrop).toBe('rgba(0, 0, 0, 0.25)')
  // Modal: neither pointer nor keyboard reaches the page behind.
  expect(await library(page).evaluate(dialog => dialog.matches(':modal'))).toBe(true)
})

test('the library fills a viewport that is narrower or lower than its window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await open(page)
  await expect.poll(() => boxOf(page)).toEqual({ x: 0, y: 0, width: 375, height: 740 })
  await page.setViewportSize({ width: 1280, height: 600 })
  await expect.poll(() => boxOf(page)).toEqual({ x: 0, y: 0, width: 1280, height: 600 })
})

test('a window of the registration fits its content; in a narrow viewport it is at the lower edge', async ({
  page,
}) => {
  await page.evaluate(() => foyer.register.open('voucher').opened)
  const voucher = page.getByRole('dialog', { name: 'Gutschein einlösen' })
  const box = async () => (await voucher.boundingBox())!
  await expect.poll(async () => (await box()).height).toBeLessThan(300)
  expect(await box()).toMatchObject({ x: 300, width: 680 })
  await page.setViewportSize({ width: 375, height: 740 })
  await expect.poll(box).toMatchObject({ x: 0, width: 375 })
  // Polls, because the window moves in from below.
  await expect.poll(async () => (await box()).y + (await box()).height).toBe(740)
  expect((await box()).height).toBeLessThan(370)
})

test('the support link shows, and an option hides it [UI-WIN-06]', async ({ page }) => {
  await open(page, { hosts: { support: 'https://help.example' } })
  await expect(library(page).getByRole('link', { name: 'Hilfe' })).toHaveAttribute(
    'href',
    'https://help.example/support',
  )
  await page.keyboard.press('Escape')
  await open(page, { supportLink: false })
  await expect(library(page).getByRole('link', { name: 'Hilfe' })).toHaveCount(0)
})

test('the switch to full size enlarges the window to 98 % of the viewport’s width [UI-WIN-10], and shrinks it again [UI-WIN-08]', async ({
  page,
}) => {
  await open(page)
  await library(page).getByRole('button', { name: 'Großansicht' }).click()
  const zoomed = await boxOf(page)
  expect(zoomed.width).toBeCloseTo(1280 * 0.98, 0)
  expect(zoomed.height).toBeGreaterThan(700)
  await library(page).getByRole('button', { name: 'Großansicht beenden' }).click()
  await expect.poll(() => boxOf(page)).toMatchObject({ width: 680, height: 630 })
})

test('a window opens in the size that the person chose last on the device, else as pix.fullscreen says', async ({
  page,
}) => {
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(library(page)).toHaveCount(0)
  }
  const [enlarge, shrink] = ['Großansicht', 'Großansicht beenden'].map(name =>
    library(page).getByRole('button', { name, exact: true }),
  )
  await open(page)
  await enlarge!.click()
  await close()
  await page.reload()
  await open(page)
  expect((await boxOf(page)).width).toBeCloseTo(1280 * 0.98, 0)
  await shrink!.click()
  await close()
  // The person's choice has priority over the option.
  await open(page, { pix: { fullscreen: true } })
  await expect.poll(() => boxOf(page)).toMatchObject({ width: 680, height: 630 })
  await close()
  await page.evaluate(() => localStorage.clear())
  await open(page)
  await expect(shrink!).toBeVisible()
  expect((await boxOf(page)).width).toBeCloseTo(1280 * 0.98, 0)
})

test('Escape and a press on the backdrop close a window [UI-WIN-09]', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Escape')
  await expect(library(page)).toHaveCount(0)
  await open(page)
  await page.mouse.click(20, 20)
  await expect(library(page)).toHaveCount(0)
})

test('with overlayClose off only the close button closes a window [UI-WIN-09], and removes its root [UI-WIN-15]', async ({
  page,
}) => {
  await open(page, { overlayClose: false })
  await page.keyboard.press('Escape')
  await page.mouse.click(20, 20)
  await expect(library(page)).toBeVisible()
  await library(page).getByRole('button', { name: 'Schließen' }).click()
  await expect(page.locator('foyer-root')).toHaveCount(0)
})

test('a window takes the focus and the first key without a delay [UI-WIN-19]', async ({ page }) => {
  await page.evaluate(() => foyer.preload('pix.select'))
  const activeInside = await page.evaluate(async () => {
    // Timers of 400 ms or more never end here, because opening must not depend on them.
    const wait = window.setTimeout
    window.setTimeout = ((does: () => void, milliseconds = 0) =>
      wait(does, milliseconds < 400 ? milliseconds : 1e9)) as typeof setTimeout
    await foyer.pix.select().opened
    return document.activeElement?.tagName
  })
  expect(activeInside).toBe('FOYER-ROOT')
  await page.keyboard.press('Escape')
  // The library removes the whole root. The browser alone would only hide the dialog.
  await expect(page.locator('foyer-root')).toHaveCount(0)
})

test('[EVT-API-08] the page behind can’t scroll if the viewport is wider than 767 px', async ({ page }) => {
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  const free = await overflow()
  await open(page)
  expect(await overflow()).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect.poll(overflow).toBe(free)
  await page.setViewportSize({ width: 767, height: 800 })
  await open(page)
  expect(await overflow()).toBe(free)
})

test('a page that removes its whole content ends the window and can scroll again', async ({ page }) => {
  const result = await page.evaluateHandle(async () => {
    const handle = foyer.pix.select()
    await handle.opened
    return handle
  })
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.evaluate(() => document.body.replaceChildren())
  expect(await result.evaluate(handle => handle.result)).toBeUndefined()
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
  await expect(page.locator('html')).not.toHaveAttribute('style')
})

test('opening and closing 60 times leaves no root, no style, no listener and no node behind', async ({ page }) => {
  await expectNothingLeft(page, 60)
})

test('opening and closing 200 times leaves nothing behind', { tag: '@long' }, async ({ page }) => {
  // 220 openings take 26 s on two quiet cores, and several times as long on a busy machine.
  test.slow()
  await expectNothingLeft(page, 200)
})

test('[PIX-API-15] [PIX-API-16] an area of the page shows the standalone library instead of a modal; nothing can be inserted', async ({
  page,
}) => {
  await page.goto('/pix')
  const area = page.getByRole('region', { name: 'Bilderarchiv des Kulturportals' })
  await expect(area.getByRole('gridcell').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(area.getByRole('button', { name: 'Schließen' })).toHaveCount(0)
  await area.getByRole('gridcell').first().hover()
  // A tile's actions render later than the tile.
  await expect(area.getByRole('gridcell').first().getByRole('button', { name: 'Bearbeiten' })).toBeVisible()
  await area
    .getByRole('gridcell')
    .first()
    .click({ position: { x: 40, y: 60 } })
  await expect(area.getByRole('region', { name: 'Markierte Bilder' })).toBeVisible()
  await expect(area.getByRole('button', { name: /Einfügen/ })).toHaveCount(0)
})
