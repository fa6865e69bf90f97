import type { CDPSession } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { closeOpened } from '../closeOpened'
import { countBytes } from '../countBytes'
import { median } from '../median'
import { openAuthorPage } from '../openAuthorPage'

declare const foyer: Foyer

const ROUNDS = 7
const KILOBYTE = 1000

/** Costs of one window on a page, from the script tag on. */
interface Cost {
  /** Compressed bytes of the files that the page loads until the call is possible. */
  readonly bytesToReady: number
  /** Compressed bytes of the files that the page loads until it shows the window. */
  readonly bytesToWindow: number
  /** CPU time of the page's main thread from the tag until the call is possible, in ms. */
  readonly workToReady: number
  /** Time from the tag to the window on the screen, in ms. */
  readonly coldTime: number
  /** Time from a later call on the same page to the window on the screen, in ms. */
  readonly warmTime: number
}

const PEERS = [
  { script: 'peers/uppyPage.js', name: 'Uppy’s dashboard', hasSameJob: true },
  // This peer searches pages; it shows no results before a person types.
  { script: 'peers/docSearchPage.js', name: 'DocSearch', hasSameJob: false },
] as const
const OURS = 'foyer.js?again'

/**
 * Measures the tag, and the first and a later window of the picture library. Peers: windows of other libraries, each
 * with one tag that contains its style sheet.
 */
export async function peerWindows(stage: BenchStage): Promise<BenchRow[]> {
  const ours: Cost[] = []
  const others = new Map<string, Cost[]>(PEERS.map(({ script }) => [script, []]))
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await measure(stage, OURS))
    for (const { script } of PEERS) others.get(script)?.push(await measure(stage, script))
  }
  return PEERS.flatMap(({ script, name, hasSameJob }) => {
    const theirs = others.get(script) ?? []
    const compare = (what: string, unit: 'kB' | 'ms', read: (cost: Cost) => number): BenchRow => ({
      what: `beside ${name}: ${what}`,
      unit,
      ours: median(ours.map(read)),
      other: median(theirs.map(read)),
      ...(hasSameJob && { limit: { kind: 'atMostTimes', value: 1 } as const }),
      note: 'ours is the picture library; the other is one tag with its style sheet in it',
    })
    return [
      compare('bytes to ready', 'kB', cost => cost.bytesToReady / KILOBYTE),
      compare('processor time to ready', 'ms', cost => cost.workToReady),
      compare('bytes to the first window', 'kB', cost => cost.bytesToWindow / KILOBYTE),
      compare('tag to the first window', 'ms', cost => cost.coldTime),
      compare('warm open', 'ms', cost => cost.warmTime),
    ]
  })
}

async function measure(stage: BenchStage, script: string): Promise<Cost> {
  const page = await openAuthorPage(stage)
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const earlier = await countBytes(page)
  const begun = await readWork(client)
  const readyTime = await page.evaluate(addTag, `/foyer/${script}`)
  const workToReady = (await readWork(client)) - begun
  const bytesToReady = (await countBytes(page)) - earlier
  const isOurs = script === OURS
  const firstTime = await page.evaluate(timeOpen, isOurs)
  const bytesToWindow = (await countBytes(page)) - earlier
  await closeOpened(page)
  await page.evaluate(timeOpen, isOurs)
  await closeOpened(page)
  const warmTime = await page.evaluate(timeOpen, isOurs)
  await page.context().close()
  return { bytesToReady, bytesToWindow, workToReady, coldTime: readyTime + firstTime, warmTime }
}

async function addTag(source: string): Promise<number> {
  const script = document.createElement('script')
  script.src = source
  const start = performance.now()
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
    document.head.append(script)
  })
  return performance.now() - start
}

/**
 * Returns the time in ms from the call to the frame that shows the window. Does not wait for the first pictures,
 * because the peers have none.
 */
async function timeOpen(isOurs: boolean): Promise<number> {
  const start = performance.now()
  if (isOurs) {
    const handle = foyer.pix.select()
    globalThis.closeOpened = () => {
      handle.close()
      return handle.result
    }
    await handle.opened
  } else {
    globalThis.closeOpened = await peerWindow.open()
  }
  await new Promise(requestAnimationFrame)
  await new Promise(resolve => setTimeout(resolve))
  return performance.now() - start
}

async function readWork(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}
