import type { Page } from '@playwright/test'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { closeOpened } from '../closeOpened'
import { collectGarbage } from '../collectGarbage'
import { stubEvents } from '../stubEvents'
import { measurePairs } from '../measurePairs'
import { openAuthorPage } from '../openAuthorPage'
import { openEventWindow } from '../openEventWindow'
import { percentile } from '../percentile'
import { timeScrolling } from '../timeScrolling'

const FEW = 50
const STEP_PX = 120
const FRAMES = 250
const WARM_UP = 1
const ROUNDS = 5
const STOPS = 400
const MEGABYTE = 1024 * 1024

/**
 * Measures the overview with few and with very many events: the time of a frame while it scrolls, and its heap. Peer: a
 * bare virtual list of the same rows.
 */
export async function eventScroll(stage: BenchStage): Promise<BenchRow[]> {
  return [
    await scrollFrames(stage, FEW),
    await scrollFrames(stage, stage.events),
    await heapOf(stage, FEW),
    await heapOf(stage, stage.events),
  ]
}

const openPage = async (stage: BenchStage, count: number) => {
  const page = await openAuthorPage({ portal: stage.portal, browser: stage.uncappedBrowser }, ['eventPage'])
  await stubEvents(page, stage.portal, count)
  return page
}

const showBare = (page: Page) =>
  page.evaluate(async () => {
    globalThis.closeOpened = await eventStage.showList(eventStage.readRows(eventResponse))
  })

async function scrollFrames(stage: BenchStage, count: number): Promise<BenchRow> {
  const page = await openPage(stage, count)
  const take = (show: (page: Page) => Promise<void>, root: string) => async () => {
    await show(page)
    const times = await timeScrolling(await findScroller(page, root), STEP_PX, FRAMES)
    await closeOpened(page)
    return percentile(times, 0.95)
  }
  await measurePairs(WARM_UP, take(openEventWindow, 'foyer-root'), take(showBare, 'bare-root'))
  const taken = await measurePairs(ROUNDS, take(openEventWindow, 'foyer-root'), take(showBare, 'bare-root'))
  await page.context().close()
  return {
    what: `${count} events: time of a frame while scrolling ${STEP_PX} px per frame, p95`,
    unit: 'ms',
    ...taken,
    limit: { kind: 'atMostTimes', value: 1.5 },
    note: 'bare @tanstack/react-virtual list, same rows; browser without frame limit',
  }
}

const findScroller = (page: Page, root: string) =>
  page.evaluateHandle(name => {
    const scroller = document.querySelector(name)?.shadowRoot?.querySelector<HTMLElement>('[role=grid]')?.parentElement
    if (!scroller) throw new Error('There is no list to scroll.')
    return scroller
  }, root)

async function heapOf(stage: BenchStage, count: number): Promise<BenchRow> {
  const take = async (show: (page: Page) => Promise<void>, root: string) => {
    const page = await openPage(stage, count)
    const client = await page.context().newCDPSession(page)
    const readHeap = async () => {
      await collectGarbage(client)
      return (await client.send('Runtime.getHeapUsage')).usedSize
    }
    // Code and styles are loaded before the measurement.
    await show(page)
    await closeOpened(page)
    const before = await readHeap()
    await show(page)
    await page.evaluate(
      async ({ root, stops }) => {
        const scroller = document
          .querySelector(root)
          ?.shadowRoot?.querySelector<HTMLElement>('[role=grid]')?.parentElement
        for (let stop = 0; scroller && stop <= stops; stop++) {
          scroller.scrollTop = (stop / stops) * scroller.scrollHeight
          await new Promise(requestAnimationFrame)
        }
      },
      { root, stops: STOPS },
    )
    const grown = (await readHeap()) - before
    await page.context().close()
    return grown / MEGABYTE
  }
  const ours = await take(openEventWindow, 'foyer-root')
  const other = await take(showBare, 'bare-root')
  return {
    what: `${count} events: heap of the open overview`,
    unit: 'MB',
    ours,
    other,
    limit: { kind: 'atMost', value: 10 },
    note: 'with its records, after scrolling through all; the other is the bare list with the same records',
  }
}
