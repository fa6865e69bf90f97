import type { Page, Request } from '@playwright/test'
import { faultTable } from './faultTable'
import type { FaultWalk } from './FaultWalk'
import { expectFaults } from './hostPageSteps'
import { expect, test } from './hostPageTest'

const DOWN = /Das Portal ist gerade nicht erreichbar/

/** Settles when a request is over, whatever came of it: what is said of the one before may stand there still. */
function untilOver(page: Page, { method, path }: FaultWalk['rule']): Promise<void> {
  return new Promise(resolve => {
    const look = (request: Request) => {
      const { pathname, search } = new URL(request.url())
      if (!path.test(pathname + search) || request.method() !== (method ?? request.method())) return
      page.off('requestfinished', look).off('requestfailed', look)
      resolve()
    }
    page.on('requestfinished', look).on('requestfailed', look)
  })
}

let cells = 0

/** Lets every fault of the table happen to every walk: each is told, what was entered stays, and trying again works. */
export function testFaultWalks(walks: readonly FaultWalk[]): void {
  test.afterAll(() => void process.stderr.write(`window faults: ${cells} cells passed\n`))

  for (const { title, rule, account, open, typed, act, done, without = () => false, says = {} } of walks) {
    test(`${title}: every fault is told, what was entered stays, and trying again works`, async ({ authorPage: page, line, watch }) => {
      test.setTimeout(180_000)
      expectFaults(watch)
      if (account === null) await page.context().clearCookies()
      await open(page)
      for (const [selector, value] of Object.entries(typed)) if (!(await page.locator(selector).isDisabled())) await page.locator(selector).fill(value)
      const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: /Das hat nicht geklappt|Nicht gefunden|Nicht mehr angemeldet|Kein Zugriff/ }))
      for (const { name, fault, says: usual = DOWN } of faultTable.filter(entry => !without(entry))) {
        await test.step(name, async () => {
          line.add({ ...rule, times: 1, fault })
          const answered = untilOver(page, rule)
          await act(page)
          await answered
          await expect(page.getByText(says[name] ?? usual).filter({ visible: true }).first()).toBeVisible()
          if ((await dialog.count()) > 0) await page.keyboard.press('Escape')
          await expect(dialog).toHaveCount(0)
          for (const [selector, value] of Object.entries(typed)) await expect(page.locator(selector)).toHaveValue(value)
          await line.reset()
          cells += 1
        })
      }
      await act(page)
      await done(page)
    })
  }
}
