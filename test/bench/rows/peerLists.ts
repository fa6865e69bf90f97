import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { collectGarbage } from '../collectGarbage'
import { median } from '../median'
import { openListPage } from '../openListPage'
import type { ListKind } from '../peers/ListStage'
import { percentile } from '../percentile'
import { timeScrolling } from '../timeScrolling'

const COUNTS = [100, 1000, 10_000]
const STEP_PX = 120
const FRAMES = 200
const STOPS = 200
const ROUNDS = 3
const MEGABYTE = 1024 * 1024

interface ListCost {
  /** Time from the call to the first tiles on the screen, in ms. */
  readonly show: number
  readonly elements: number
  /** 95th percentile of the time of a frame while the list scrolls, in ms. */
  readonly frame: number
  /** Heap without the records, after scrolling through the whole list, in MB. */
  readonly heap: number
}

const PEERS: readonly { readonly kind: ListKind; readonly name: string }[] = [
  { kind: 'virtua', name: 'virtua, same tiles' },
  { kind: 'tabulator', name: 'Tabulator, one table row with five cells per picture' },
]

/**
 * Measures showing and scrolling lists of 100, 1,000, 10,000 and all pictures. Peers: a virtual list and a table
 * package.
 */
export async function peerLists(stage: BenchStage): Promise<BenchRow[]> {
  const counts = [...COUNTS.filter(count => count < stage.pictures), stage.pictures]
  const rows: BenchRow[] = []
  for (const count of counts) {
    const ours = await measure(stage, count, 'library')
    for (const { kind, name } of PEERS) {
      const theirs = await measure(stage, count, kind)
      const compare = (what: string, unit: BenchRow['unit'], read: (cost: ListCost) => number): BenchRow => ({
        what: `${count} pictures and ${kind}: ${what}`,
        unit,
        ours: read(ours),
        other: read(theirs),
        note: name,
      })
      rows.push(
        compare('show', 'ms', cost => cost.show),
        compare('elements', 'elements', cost => cost.elements),
        compare(`time of a frame while scrolling ${STEP_PX} px per frame, p95`, 'ms', cost => cost.frame),
        compare('heap beyond the records', 'MB', cost => cost.heap),
      )
    }
  }
  return rows
}

async function measure(stage: BenchStage, count: number, kind: ListKind): Promise<ListCost> {
  const page = await openListPage(stage, count)
  const client = await page.context().newCDPSession(page)
  const readHeap = async () => {
    await collectGarbage(client)
    return (await client.send('Runtime.getHeapUsage')).usedSize
  }
  // Code and styles are loaded before the measurement.
  await page.evaluate(showOnce, kind)
  await page.evaluate(() => listStage.clear())
  const records = await readHeap()
  const shows: number[] = []
  for (let round = 0; round < ROUNDS; round++) shows.push(await page.evaluate(showOnce, kind))
  const elements = await page.evaluate(() => listStage.elements())
  const scroller = await page.evaluateHandle(() => listStage.scroller())
  const frame = percentile(await timeScrolling(scroller, STEP_PX, FRAMES), 0.95)
  await page.evaluate(scrollThrough, STOPS)
  const heap = ((await readHeap()) - records) / MEGABYTE
  await page.context().close()
  return { show: median(shows), elements, frame, heap }
}

async function showOnce(kind: ListKind): Promise<number> {
  listStage.clear()
  const start = performance.now()
  await listStage.show(kind)
  await new Promise(resolve => setTimeout(resolve))
  return performance.now() - start
}

async function scrollThrough(stops: number): Promise<void> {
  const scroller = listStage.scroller()
  for (let stop = 0; stop <= stops; stop++) {
    scroller.scrollTop = (stop / stops) * scroller.scrollHeight
    await new Promise(requestAnimationFrame)
  }
}
