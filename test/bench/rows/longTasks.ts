import type { Page } from '@playwright/test'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { closeOpened } from '../closeOpened'
import { firstEventId } from '../firstEventId'
import { firstPictureId } from '../firstPictureId'
import { cacheResponses } from '../cacheResponses'
import { median } from '../median'
import { openAuthorPage } from '../openAuthorPage'
import { openCall } from '../openCall'
import { openVisitorPage } from '../openVisitorPage'
import { timeFirstTile } from '../timeFirstTile'
import { traceLongestTask } from '../traceLongestTask'

const ROUNDS = 9
const WARM_UP = 4
const COLD_ROUNDS = 5
const SLOWER = 4
/** Limit in ms for the longest task, during which the page can't react to input. */
const LIMIT = { kind: 'atMost', value: 50 } as const

/** A window: the call that opens it, and the selector of the element that shows its data. */
interface Opening {
  readonly what: string
  readonly call: string
  readonly shown: string
  readonly given?: readonly unknown[]
  /** True when a visitor who is not signed in opens the window. */
  readonly isVisitors?: boolean
}

/**
 * Measures the longest task of the main thread while six windows open on a slowed CPU. Measures the opening with chunks
 * and data loaded, and the first opening on a page. Peer of the first opening: the plain dialog.
 */
export async function longTasks(stage: BenchStage): Promise<BenchRow[]> {
  const page = await openAuthorPage(stage)
  const visitors = await openVisitorPage(stage)
  await cacheResponses(page)
  const openings: readonly Opening[] = [
    { what: 'library', call: 'pix.select', shown: '.tile img' },
    { what: 'picture details', call: 'pix.meta', shown: 'form textarea', given: [await firstPictureId(page)] },
    { what: 'event overview', call: 'event.overview', shown: '.line' },
    {
      what: 'event editor',
      call: 'event.detail',
      shown: '[role=tabpanel] input[type=text]',
      given: [await firstEventId(page)],
    },
    { what: 'log-in', call: 'register.login', shown: '[role=tab]', isVisitors: true },
    { what: 'registration', call: 'register.open', shown: 'slot', isVisitors: true },
  ]
  const rows: BenchRow[] = []
  for (const opening of openings) rows.push(await takeWarm(opening.isVisitors ? visitors : page, opening))
  await page.context().close()
  await visitors.context().close()
  const plain = await takeCold(stage, {}, fresh => timeFirstTile(fresh, 'plain'))
  for (const opening of openings) {
    rows.push({
      ...rowOf(`${opening.what}, cold open`, await takeCold(stage, opening, fresh => open(fresh, opening))),
      other: median(plain),
      limit: LIMIT,
    })
  }
  return rows
}

async function takeWarm(page: Page, opening: Opening): Promise<BenchRow> {
  const slow = await slowDown(page)
  for (let round = 0; round < WARM_UP; round += 1) await takeOne(page, opening)
  await slow(SLOWER)
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) taken.push(await takeOne(page, opening))
  await slow(1)
  return { ...rowOf(`${opening.what}, warm open`, taken), limit: LIMIT }
}

/** Opens and closes a window. Returns the longest task of the opening in ms. */
async function takeOne(page: Page, opening: Opening): Promise<number> {
  const longest = await traceToEnd(page, () => open(page, opening))
  await closeOpened(page)
  return longest
}

/** Repeats a first opening, each time on a new page with an empty cache. Returns the longest task of each in ms. */
async function takeCold(
  stage: BenchStage,
  { isVisitors }: Pick<Opening, 'isVisitors'>,
  action: (page: Page) => Promise<unknown>,
): Promise<number[]> {
  const taken: number[] = []
  for (let round = 0; round < COLD_ROUNDS; round += 1) {
    const fresh = await (isVisitors ? openVisitorPage(stage) : openAuthorPage(stage))
    await (
      await slowDown(fresh)
    )(SLOWER)
    taken.push(await traceToEnd(fresh, () => action(fresh)))
    await fresh.context().close()
  }
  return taken
}

const open = (page: Page, { call, shown, given = [] }: Opening) => openCall(page, call, shown, ...given)

/** Measures the longest task until the window is shown and no work is left. */
const traceToEnd = (page: Page, action: () => Promise<unknown>) =>
  traceLongestTask(page, async () => {
    await action()
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  })

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

const rowOf = (what: string, taken: readonly number[]): BenchRow => ({
  what: `${what} at ${SLOWER} times slower: longest task`,
  unit: 'ms',
  ours: median(taken),
  note: `processor time; of ${taken.length} openings the longest ${Math.round(Math.max(...taken))}`,
})
