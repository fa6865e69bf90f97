import { expect, test as base, type Page } from '@playwright/test'
import type { Foyer } from '../../../../src/api/Foyer'
import { BLOCK } from '../../../portals/chooseShapes'
import { SESSION_COOKIE } from '../../../portals/session'
import { startSecondPortal, type SecondPortal } from '../../../portals/startSecondPortal'
import { watchPage, type PageWatch } from '../watchPage'

declare const foyer: Foyer

/** A page of the second portal, on which the test does one task after another. */
export interface SecondVisit {
  readonly page: Page
  readonly portal: SecondPortal
  readonly watch: PageWatch
  /** Signs in an account, or signs out if no id is given, and opens the portal's page. */
  visit(accountId?: number): Promise<void>
  /**
   * Runs one task. Then expects no open alert dialog, no unexpected entry on the console, and no call that is missing
   * in the specifications.
   */
  step(name: string, run: () => Promise<void>): Promise<void>
}

/** All tasks of a family, one after another on one page. */
export type SecondTasks = (visit: SecondVisit) => Promise<void>

/** Maximum number of characters of a call in the report of a failed task. */
const MOST_SIGNS = 3000

/** Seeds of the normal run: one block, which contains every variant of all `openShapes`. */
export const NORMAL_SEEDS = seeds(1, BLOCK)
/** Further seeds, for `npm run test:long`. */
export const LONG_SEEDS = seeds(BLOCK + 1, 10 * BLOCK)

/**
 * Declares a family's tasks against the second portal, one test for each seed. `FOYER_SEED=37` runs one seed only; a
 * failing test names its seed and its shapes.
 * @param title describes the tasks and names their requirements
 * @param normal the seeds to run without `FOYER_SEED`
 */
export function testSecondPortal(title: string, normal: readonly number[], tasks: SecondTasks): void {
  const only = Number(process.env['FOYER_SEED'])
  for (const seed of only > 0 ? [only] : normal)
    base(`${title}, seed ${seed}`, async ({ page }) => {
      const portal = await startSecondPortal(seed)
      const watch = watchPage(page)
      try {
        page.setDefaultTimeout(10_000)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await tasks({
          page,
          portal,
          watch,
          visit: id => visit(page, portal, id),
          step: (name, run) => step(name, run, page, watch, portal),
        })
      } catch (error) {
        const { shapes } = portal
        const calls = portal.received
          .slice(-6)
          .map(({ method, path, query, fields }) =>
            `${method} ${path}?${query} ${JSON.stringify(fields)}`.slice(0, MOST_SIGNS),
          )
        throw new Error(
          `Seed ${seed}: ${String(error)}\n${JSON.stringify(shapes)}\n${calls.join('\n')}\n${watch.unexpected().join('\n')}`,
          { cause: error },
        )
      } finally {
        await page.close()
        await portal.stop()
      }
    })
}

async function visit(page: Page, portal: SecondPortal, accountId?: number): Promise<void> {
  await page.context().clearCookies({ name: SESSION_COOKIE })
  if (accountId !== undefined)
    await page.context().addCookies([{ name: SESSION_COOKIE, value: portal.logIn(accountId), url: portal.url }])
  await page.goto(portal.url)
  await page.waitForFunction(() => typeof foyer === 'object')
}

async function step(
  name: string,
  run: () => Promise<void>,
  page: Page,
  watch: PageWatch,
  portal: SecondPortal,
): Promise<void> {
  await base.step(name, async () => {
    portal.received.length = 0
    await run()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    const troubles = watch.unexpected().filter(line => !line.startsWith('never came'))
    expect(troubles, `the console after '${name}'`).toEqual([])
    expect(portal.unknown, `calls without a specification after '${name}'`).toEqual([])
  })
}

function seeds(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

export { expect }
