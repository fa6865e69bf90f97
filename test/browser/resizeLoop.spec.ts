import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer
declare global {
  var pageErrors: string[]
}

/** Widths in px around those at which windows change their layout. */
const WIDTHS = [1000, 700, 500, 375, 900, 1280]

/**
 * Changes the viewport's size while a window is open. Expects no error on the page, such as one about a resize observer
 * loop.
 */
async function resize(page: Page) {
  for (const [index, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: index % 2 ? 480 : 720 })
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
  expect(await page.evaluate(() => pageErrors)).toEqual([])
}

test('the page’s onerror gets nothing when windows and popups open and change their size', async ({
  authorPage: page,
}) => {
  await page.addInitScript(() => {
    globalThis.pageErrors = []
    globalThis.onerror = message => void pageErrors.push(message as string)
  })
  await page.goto('/playground')
  await page.evaluate(() => foyer.pix.manage().opened)
  const window = page.getByRole('dialog').first()
  await expect(window.getByRole('checkbox').first()).toBeVisible()
  await resize(page)
  await page.keyboard.press('Escape')

  await page.evaluate(() => foyer.event.overview().opened)
  await window.getByRole('row').nth(1).getByRole('button').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await resize(page)
  await page.keyboard.press('Escape')

  await window.getByRole('button', { name: 'Nach Datum filtern' }).click()
  await window.getByRole('button', { name: 'Kalender öffnen' }).click()
  await expect(page.locator('td [tabindex="0"]')).toBeVisible()
  await resize(page)
})
