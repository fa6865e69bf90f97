import type { Page, Request } from '@playwright/test'
import type { FaultCase } from './faultTable'
import type { FaultWalk } from './FaultWalk'
import { expectFaults } from './hostPageSteps'
import { expect, test } from './hostPageTest'
import { walkFaultTable } from './walkFaultTable'
import { wrongTypes } from './wrongTypes'

const DOWN = /Das Portal ist gerade nicht erreichbar/
/** Longer than the library's time limit for a response. */
const LATE_MS = 31_000
/** A slow but complete response. */
const DRIP = { kind: 'trickle', bytes: 64, everyMilliseconds: 20 } as const

/** True when a request is the walk's call. */
function isOf({ method, path }: FaultWalk['rule'], request: Request): boolean {
  const { pathname, search } = new URL(request.url())
  return path.test(pathname + search) && request.method() === (method ?? request.method())
}

/**
 * Resolves when a request has ended, successfully or not. Without this wait, a test could read the message of the
 * previous request.
 */
function untilOver(page: Page, rule: FaultWalk['rule']): Promise<void> {
  return new Promise(resolve => {
    const look = (request: Request) => {
      if (!isOf(rule, request)) return
      page.off('requestfinished', look).off('requestfailed', look)
      resolve()
    }
    page.on('requestfinished', look).on('requestfailed', look)
  })
}

/** Waits until the request is sent or its response begins, then moves the page's clock beyond the time limit. */
async function skipTime(page: Page, rule: FaultWalk['rule'], { fault }: FaultCase): Promise<void> {
  if (fault.kind === 'trickle') await page.waitForResponse(response => isOf(rule, response.request()))
  else await page.waitForRequest(request => isOf(rule, request))
  await page.clock.fastForward(LATE_MS)
}

/**
 * Returns the faults of a walk. If the portal must not handle the call twice, the proxy itself sends the response with
 * wrong types.
 */
function faultsOf({ answer, without = () => false }: FaultWalk): FaultCase[] {
  const unheard = (entry: FaultCase): FaultCase => ({
    name: entry.name,
    says: entry.says!,
    fault: { kind: 'answer', status: 200, body: wrongTypes(JSON.stringify(answer)) },
  })
  return walkFaultTable
    .map(entry => (entry.fault.kind === 'rewrite' && answer !== undefined ? unheard(entry) : entry))
    .filter(entry => !without(entry))
}

let passed = 0

/**
 * Declares a test for each walk, which runs the faults that the walk does not leave out. After each fault, expects a
 * message, unchanged entered values and one request per press. At the end, a retry on a slow connection succeeds.
 */
export function testFaultWalks(walks: readonly FaultWalk[]): void {
  test.afterAll(() => void process.stderr.write(`window faults: ${passed} passed\n`))

  for (const walk of walks) {
    const { title, rule, account, open, typed, act, done, isKeyed = false, written, says = {} } = walk
    test(`${title}: every fault is shown, the entered values stay, and a retry works`, async ({
      authorPage: page,
      line,
      watch,
    }) => {
      test.setTimeout(180_000)
      expectFaults(watch)
      if (account === null) await page.context().clearCookies()
      await page.clock.install()
      await open(page)
      for (const [selector, value] of Object.entries(typed))
        if (!(await page.locator(selector).isDisabled())) await page.locator(selector).fill(value)
      const dialog = page.getByRole('alertdialog').or(
        page.getByRole('dialog', {
          name: /Das hat nicht geklappt|Nicht gefunden|Nicht angemeldet|Kein Zugriff/,
        }),
      )
      const busy = page.locator('[aria-busy=true]')
      const keys: (string | undefined)[] = []
      page.on('request', request => void (isOf(rule, request) && keys.push(request.headers()['idempotency-key'])))
      const again: number[] = []
      for (const entry of faultsOf(walk)) {
        const { name, fault, says: usual = DOWN, isDone, isLate } = entry
        await test.step(name, async () => {
          line.add({ ...rule, times: 1, fault })
          const answered = Promise.all([untilOver(page, rule), isLate && skipTime(page, rule, entry)])
          const before = keys.length
          await act(page)
          await answered
          await expect(
            page
              .getByText(says[name] ?? usual)
              .filter({ visible: true })
              .first(),
          ).toBeVisible()
          // The message of the previous fault may still be shown, and a press has no effect while the page handles a
          // response or shows a dialog.
          await expect.poll(async () => (await dialog.count()) > 0 || (await busy.count()) === 0).toBe(true)
          if ((await dialog.count()) > 0) await page.keyboard.press('Escape')
          await expect(dialog).toHaveCount(0)
          await expect(busy).toHaveCount(0)
          for (const [selector, value] of Object.entries(typed)) await expect(page.locator(selector)).toHaveValue(value)
          expect(keys.length - before, 'requests per press').toBe(1)
          if (isDone) again.push(before)
          await line.reset()
          passed += 1
        })
      }
      line.add({ ...rule, times: 1, fault: DRIP })
      await act(page)
      await done(page)
      if (isKeyed) {
        expect(keys, 'idempotency keys').not.toContain(undefined)
        for (const index of again)
          expect(keys[index + 1], 'key of the retry after a write that may be done').toBe(keys[index])
      }
      if (written) expect(await written(page), 'number of stored writes').toBe(1)
    })
  }
}
