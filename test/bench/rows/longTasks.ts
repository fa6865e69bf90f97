import type { Page } from '@playwright/test'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { closeOpened } from '../closeOpened'
import { firstEventId } from '../firstEventId'
import { firstPictureId } from '../firstPictureId'
import { keepAnswers } from '../keepAnswers'
import { median } from '../median'
import { openAuthorPage } from '../openAuthorPage'
import { openCall } from '../openCall'
import { traceLongestTask } from '../traceLongestTask'

const ROUNDS = 9
const WARM_UP = 4
const COLD_ROUNDS = 5
const SLOWER = 4

/** A window, the call that opens it, and what shows that its data is there. */
interface Opening {
  readonly what: string
  readonly call: string
  readonly shown: string
  readonly given?: readonly unknown[]
  /** It is measured on a page that has loaded nothing, too. */
  readonly isColdToo?: boolean
}

/** The longest task of the main thread while a window of each kind opens on a processor that is slowed down: chunks and data being here, and for the first time. */
export async function longTasks(stage: BenchStage): Promise<BenchRow[]> {
  const page = await openAuthorPage(stage)
  await keepAnswers(page)
  const openings: readonly Opening[] = [
    { what: 'library', call: 'pix.select', shown: '.tile img', isColdToo: true },
    { what: 'picture details', call: 'pix.meta', shown: 'form textarea', given: [await firstPictureId(page)] },
    { what: 'event overview', call: 'event.overview', shown: '.line', isColdToo: true },
    { what: 'event editor', call: 'event.detail', shown: '[role=tabpanel] input[type=text]', given: [await firstEventId(page)] },
  ]
  const rows: BenchRow[] = []
  const slow = await slowDown(page)
  for (const opening of openings) {
    for (let round = 0; round < WARM_UP; round += 1) await open(page, opening)
    await slow(SLOWER)
    const taken: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) taken.push(await open(page, opening))
    await slow(1)
    rows.push({ ...rowOf(`${opening.what}, warm open`, taken), limit: { kind: 'atMost', value: 50 } })
  }
  await page.context().close()
  for (const opening of openings.filter(({ isColdToo }) => isColdToo)) {
    const taken: number[] = []
    for (let round = 0; round < COLD_ROUNDS; round += 1) {
      const fresh = await openAuthorPage(stage)
      await (await slowDown(fresh))(SLOWER)
      taken.push(await open(fresh, opening))
      await fresh.context().close()
    }
    rows.push(rowOf(`${opening.what}, cold open`, taken))
  }
  return rows
}

/** Opens a window and closes it; answers the longest task until it was there and nothing more was to be done. */
async function open(page: Page, { call, shown, given = [] }: Opening): Promise<number> {
  const longest = await traceLongestTask(page, async () => {
    await openCall(page, call, shown, ...given)
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  })
  await closeOpened(page)
  return longest
}

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
