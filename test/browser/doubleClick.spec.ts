import type { Foyer } from '../../src/api/Foyer'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer
declare global {
  var pageClicks: number
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
