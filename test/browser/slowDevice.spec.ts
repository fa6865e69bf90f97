import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { seededAccount } from '../support/seededAccount'
import { advanceClock, LEAP_MS } from './support/advanceClock'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer
declare global {
  /** Number of cells in the list after each render step. */
  var drawings: number[]
  /** Number of the page's tasks in which nothing had the focus. */
  var gaps: number
}

/** Opens a window and records the number of cells after each render step of its list. */
const openAndNote = (page: Page, call: 'library' | 'overview', cell: string) =>
  page.evaluate(
    ({ call, cell }) => {
      globalThis.drawings = []
      const seen = new WeakSet<Node>()
      const note = () => {
        for (const { shadowRoot: root } of document.querySelectorAll('foyer-root')) {
          if (!root) continue
          if (!seen.has(root)) new MutationObserver(note).observe(root, { childList: true, subtree: true })
          seen.add(root)
          const count = root.querySelectorAll(cell).length
          if (drawings.at(-1) !== count) drawings.push(count)
        }
      }
      new MutationObserver(note).observe(document, { childList: true, subtree: true })
      const handle = call === 'library' ? foyer.pix.manage() : foyer.event.overview()
      return handle.opened
    },
    { call, cell },
  )

for (const [call, cell, inRow] of [
  ['library', '.tile', 3],
  ['overview', '.line', 1],
] as const) {
  test(`on a slow device the ${call} renders in steps, row by row, the first time, and all rows at once the second time`, async ({
    authorPage: page,
  }) => {
    await page.addInitScript(advanceClock, LEAP_MS)
    await page.goto('/playground')
    await openAndNote(page, call, cell)
    const window = page.getByRole('dialog')
    await expect(window.locator(cell).nth(inRow * 2)).toBeVisible()
    const first = (await page.evaluate(() => drawings)).filter(count => count > 0)
    expect(first.slice(0, 2)).toEqual([inRow, 2 * inRow])
    await page.keyboard.press('Escape')
    await expect(page.locator('foyer-root')).toHaveCount(0)
    await openAndNote(page, call, cell)
    await expect(window.locator(cell).nth(inRow * 2)).toBeVisible()
    const second = (await page.evaluate(() => drawings)).find(count => count > 0)
    expect(second).toBeGreaterThan(inRow)
  })
}

test('on a slow device the focus moves from one step of the log-in to the next at once, so that no key reaches the page', async ({
  page,
}) => {
  await page.addInitScript(advanceClock, LEAP_MS)
  await page.goto('/playground')
  await page.evaluate(() => foyer.register.login().opened)
  const input = (name: RegExp) => page.getByLabel(name).and(page.locator('[data-foyer-form] input'))
  await input(/^E-Mail-Adresse oder Kontoname/).fill(seededAccount.layerMember)
  // Checks the focus in every task of the page.
  await page.evaluate(() => {
    globalThis.gaps = 0
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      if (document.activeElement === document.body) globalThis.gaps += 1
      port2.postMessage('')
    }
    port2.postMessage('')
  })
  await input(/^E-Mail-Adresse oder Kontoname/).press('Enter')
  await expect(input(/^Passwort/)).toBeFocused()
  expect(await page.evaluate(() => gaps)).toBe(0)
})
