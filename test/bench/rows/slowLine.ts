import type { Page } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { countBytes } from '../countBytes'
import { measurePairs } from '../measurePairs'
import { median } from '../median'
import { openAuthorPage } from '../openAuthorPage'
import { timeFirstTile, type FirstCall } from '../timeFirstTile'

declare const foyer: Foyer

const ROUNDS = 5
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4
const KILOBYTE = 1000

interface Boot {
  readonly bytes: number
  readonly time: number
  /** Total time of the page's tasks that took longer than 50 ms. */
  readonly longTasks: number
}

/**
 * Measures the library with a phone's network and CPU: the tag alone, the first window, and the first window after
 * `foyer.preload`.
 */
export async function slowLine(stage: BenchStage): Promise<BenchRow[]> {
  const onSlowPage = async <Result>(take: (page: Page) => Promise<Result>) => {
    const page = await openAuthorPage(stage)
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', LINE)
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const result = await take(page)
    await page.context().close()
    return result
  }
  const loaded: Record<FirstCall, number> = { library: 0, withTemplates: 0, plain: 0 }
  const open = (call: FirstCall) => () =>
    onSlowPage(async page => {
      const before = await countBytes(page)
      const time = await timeFirstTile(page, call)
      loaded[call] = (await countBytes(page)) - before
      return time
    })
  const preloads: number[] = []
  const openPreloaded = () =>
    onSlowPage(async page => {
      preloads.push(await page.evaluate(timePreload))
      return timeFirstTile(page, 'library')
    })
  const boots: Boot[] = []
  for (let round = 0; round < ROUNDS; round++) boots.push(await onSlowPage(page => page.evaluate(addTag)))
  const cold = await measurePairs(ROUNDS, open('library'), open('plain'))
  const preloaded = await measurePairs(ROUNDS, openPreloaded, open('library'))
  const plain = 'plain React and styled-components dialog, its script loaded by the call'
  return [
    {
      what: 'slow line: boot, bytes',
      unit: 'kB',
      ours: median(boots.map(({ bytes }) => bytes)) / KILOBYTE,
      limit: { kind: 'atMost', value: 3.5 },
      note: 'gzipped; 4× CPU, 150 ms, 1.6 Mbit/s',
    },
    {
      what: 'slow line: boot, from the tag to the API',
      unit: 'ms',
      ours: median(boots.map(({ time }) => time)),
      note: 'one round trip is 150 ms of it',
    },
    {
      what: 'slow line: boot, long tasks',
      unit: 'ms',
      ours: median(boots.map(({ longTasks }) => longTasks)),
      limit: { kind: 'atMost', value: 0 },
      note: 'tasks over 50 ms on a page that calls nothing',
    },
    {
      what: 'slow line: first window, bytes of files',
      unit: 'kB',
      ours: loaded.library / KILOBYTE,
      other: loaded.plain / KILOBYTE,
      note: plain,
    },
    { what: 'slow line: first call to first tile', unit: 'ms', ...cold, note: plain },
    {
      what: 'slow line: the same after foyer.preload',
      unit: 'ms',
      ...preloaded,
      note: `without it; the preload itself took ${Math.round(median(preloads))} ms`,
    },
  ]
}

async function timePreload(): Promise<number> {
  const start = performance.now()
  await foyer.preload('pix.select')
  return performance.now() - start
}

/** Adds the tag again, with an address that no cache contains. */
async function addTag(): Promise<Boot> {
  let longTasks = 0
  const observer = new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longTasks += duration
  })
  observer.observe({ type: 'longtask' })
  const script = document.createElement('script')
  script.src = '/foyer/foyer.js?again'
  const start = performance.now()
  const ready = new Promise(resolve => script.addEventListener('load', resolve))
  document.head.append(script)
  await ready
  const time = performance.now() - start
  await new Promise(resolve => requestIdleCallback(resolve))
  await new Promise(requestAnimationFrame)
  observer.disconnect()
  const [entry] = performance.getEntriesByName(script.src)
  return { bytes: (entry as PerformanceResourceTiming).encodedBodySize, time, longTasks }
}
