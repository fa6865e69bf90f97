import type { Locator, Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer
declare global {
  var pageClicks: number
  var secondClicks: number
}

test('a double click on a window’s close button does not reach the page below', async ({ authorPage: page }) => {
  await page.goto('/playground')
  await page.evaluate(() => foyer.event.overview().opened)
  const overview = page.getByRole('dialog', { name: 'Meine Veranstaltungen' })
  await page.evaluate(() => {
    globalThis.pageClicks = 0
    const button = document.createElement('button')
    button.style.cssText = 'position: fixed; inset: 0; opacity: 0'
    for (const name of ['mousedown', 'click', 'dblclick']) button.addEventListener(name, () => (pageClicks += 1))
    document.body.append(button)
  })
  const close = (await overview.getByRole('button', { name: 'Schließen', exact: true }).boundingBox())!
  await page.mouse.dblclick(close.x + close.width / 2, close.y + close.height / 2)
  await expect(overview).toHaveCount(0)
  expect(await page.evaluate(() => pageClicks)).toBe(0)
  await page.mouse.click(close.x, close.y)
  expect(await page.evaluate(() => pageClicks)).toBe(2)
})

async function doubleClick(page: Page, target: Locator) {
  await page.evaluate(() => {
    globalThis.secondClicks = 0
    document.addEventListener('click', ({ detail }) => (secondClicks += Number(detail > 1)), true)
  })
  const { x, y, width, height } = (await target.boundingBox())!
  await page.mouse.dblclick(x + width / 2, y + height / 2)
}

test('a double click in a menu or a calendar does not reach the row below', async ({ authorPage: page }) => {
  await page.goto('/playground')
  await page.evaluate(() => foyer.event.overview().opened)
  const overview = page.getByRole('dialog', { name: 'Meine Veranstaltungen' })
  const menu = page.getByRole('menu')
  await overview.getByRole('row').nth(1).getByRole('button').click()
  await doubleClick(page, menu.locator('[role=menuitem]:not([aria-disabled])').first())
  await expect(menu).toHaveCount(0)
  await expect(overview.getByRole('button', { name: 'Rückgängig' })).toBeVisible()
  expect(await page.evaluate(() => secondClicks)).toBe(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)

  await overview.getByRole('button', { name: 'Nach Datum filtern' }).click()
  const calendar = page.getByRole('dialog', { name: 'Datum wählen', exact: true })
  await overview.getByRole('button', { name: 'Kalender öffnen' }).click()
  await doubleClick(page, calendar.locator('td [tabindex="0"]'))
  await expect(calendar).toHaveCount(0)
  expect(await page.evaluate(() => secondClicks)).toBe(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)
})
