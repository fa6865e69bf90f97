import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { closeOpened } from '../closeOpened'
import { firstEventId } from '../firstEventId'
import { keepAnswers } from '../keepAnswers'
import { median } from '../median'
import { openAuthorPage } from '../openAuthorPage'
import { openCall } from '../openCall'
import { openEventWindow } from '../openEventWindow'
import { traceLongestTask } from '../traceLongestTask'

const ROUNDS = 9
const WARM_UP = 4
const SLOWER = 4

/** The longest task of the main thread while a window opens on a processor that is slowed down, chunks and data being here. */
export async function longTasks(stage: BenchStage): Promise<BenchRow[]> {
  const page = await openAuthorPage(stage)
  await keepAnswers(page)
  const eventId = await firstEventId(page)
  const devtools = await page.context().newCDPSession(page)
  const rows: BenchRow[] = []
  for (const [what, open] of [
    ['library', () => openCall(page, 'pix.select', '.tile img')],
    ['event overview', () => openEventWindow(page)],
    ['event editor', () => openEventWindow(page, eventId)],
  ] as const) {
    const take = async () => {
      const longest = await traceLongestTask(page, async () => {
        await open()
        await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
      })
      await closeOpened(page)
      return longest
    }
    for (let round = 0; round < WARM_UP; round += 1) await take()
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const taken: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) taken.push(await take())
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    rows.push({
      what: `${what}, warm open at ${SLOWER} times slower: longest task`,
      unit: 'ms',
      ours: median(taken),
      limit: { kind: 'atMost', value: 50 },
      note: `processor time; of ${ROUNDS} openings the longest ${Math.round(Math.max(...taken))}`,
    })
  }
  await page.context().close()
  return rows
}
