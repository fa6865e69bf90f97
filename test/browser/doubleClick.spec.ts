import type { Foyer } from '../../src/api/Foyer'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer
declare global {
  var pageClicks: number
}

test('a double click on a confirmation does not open the row below, and one on the close button does not reach the page', async ({
  authorPage: page,
}) => {
  await page.goto('/playground')
  await page.evaluate(() => foyer.event.overview().opened)
  const overview = page.getByRole('dialog', { name: 'Meine Veranstaltungen' })
  const rows = overview.locator('[data-index]')
  await expect(rows.nth(3)).toBeVisible()
  const title = await rows.nth(2).locator('.title').innerText()
  await rows.nth(2).focus()
  await page.keyboard.press('Delete')
  const question = page.getByRole('alertdialog', { name: 'Veranstaltung löschen?' })
  const confirm = question.getByRole('button', { name: 'Löschen' })
  const { x, y, width, height } = (await confirm.boundingBox())!
  await page.mouse.dblclick(x + width / 2, y + height / 2)
  await expect(question).toHaveCount(0)
  await expect(rows.nth(2).locator('.title')).not.toHaveText(title)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  // A later click at the same place counts.
  await page.mouse.click(x + width / 2, y + height / 2)
  const editor = page.getByRole('dialog', { name: 'Veranstaltung', exact: true })
  await expect(editor).toBeVisible()
  await editor.getByRole('button', { name: 'Zur Übersicht' }).click()
  await expect(editor).toHaveCount(0)

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
