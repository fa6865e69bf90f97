import type { Foyer } from '../../src/api/Foyer'
import { seededAccount } from '../support/seededAccount'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer
declare global {
  /** Number of the page's tasks that ran while a window rendered. */
  var tasksMeanwhile: number
  /** Number of the page's tasks in which nothing had the focus. */
  var gaps: number
}

/**
 * Time in ms by which each reading advances the clock. React reads the clock for each component, and yields after 5 ms.
 */
const LEAP_MS = 0.5
/** Maximum number of tasks that could run if the library rendered without time slicing. */
const FEW_TASKS = 3

test('while the library renders for the first time, the tasks of the page run in between', async ({
  authorPage: page,
}) => {
  // The clock advances at each reading, so that the device seems slow. CPU throttling is unreliable on a busy machine.
  await page.addInitScript(leap => {
    const now = performance.now.bind(performance)
    let ahead = 0
    performance.now = () => now() + (ahead += leap)
  }, LEAP_MS)
  await page.goto('/playground')
  const tasks = await page.evaluate(async () => {
    globalThis.tasksMeanwhile = 0
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const root = document.querySelector('body > foyer-root')?.shadowRoot
      if (root && !root.querySelector('dialog')) tasksMeanwhile += 1
      if (!root?.querySelector('.tile')) port2.postMessage('')
    }
    port2.postMessage('')
    await foyer.pix.manage().opened
    return tasksMeanwhile
  })
  expect(tasks).toBeGreaterThan(FEW_TASKS)
  await expect(page.getByRole('dialog').locator('.tile').first()).toBeVisible()
})

test('the focus moves from one step of the log-in to the next without a gap in which keys would reach the page', async ({
  page,
}) => {
  await page.goto('/playground')
  await page.evaluate(() => foyer.register.login().opened)
  const input = (name: RegExp) => page.getByLabel(name).and(page.locator('[data-foyer-form] input'))
  await input(/^E-Mail-Adresse oder Kontoname/).fill(seededAccount.layerMember)
  // Checks the focus repeatedly, each time in a new task.
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
