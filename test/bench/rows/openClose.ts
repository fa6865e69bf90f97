import type { CDPSession, Page } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { collectGarbage } from '../collectGarbage'
import { openAuthorPage } from '../openAuthorPage'
import { readHeap } from '../readHeap'

declare const foyer: Foyer

const TIMES = 100
// These openings create everything that is created only once, such as styles and texts.
const WARM_UP = 10
const KIBIBYTE = 1024

interface Left {
  readonly nodes: number
  readonly listeners: number
  readonly heap: number
}

const PEERS = [
  { script: 'uppyPage', name: 'Uppy’s dashboard' },
  { script: 'docSearchPage', name: 'DocSearch' },
] as const

/**
 * Measures the nodes, listeners and heap left after opening and closing a window 100 times, also for windows of other
 * libraries. Counts all nodes, also detached ones.
 */
export async function openClose(stage: BenchStage): Promise<BenchRow[]> {
  const ours = await measure(stage, [], openAndClose)
  const note = `after ${TIMES} times, first ${WARM_UP} not counted`
  const rows: BenchRow[] = [
    {
      what: 'open and close: detached nodes',
      unit: 'nodes',
      ours: ours.nodes,
      limit: { kind: 'atMost', value: 0 },
      note,
    },
    {
      what: 'open and close: listeners left',
      unit: 'listeners',
      ours: ours.listeners,
      limit: { kind: 'atMost', value: 0 },
      note,
    },
    {
      what: 'open and close: heap left',
      unit: 'KiB',
      ours: ours.heap / KIBIBYTE,
      limit: { kind: 'atMost', value: 150 },
      note: `${note}; objects, without compiled code`,
    },
  ]
  for (const { script, name } of PEERS) {
    const theirs = await measure(stage, [script], openAndClosePeer)
    const beside = `beside ${name}: open and close`
    rows.push(
      { what: `${beside}, nodes left`, unit: 'nodes', ours: ours.nodes, other: theirs.nodes, note },
      { what: `${beside}, heap left`, unit: 'KiB', ours: ours.heap / KIBIBYTE, other: theirs.heap / KIBIBYTE, note },
    )
  }
  return rows
}

async function measure(
  stage: BenchStage,
  scripts: readonly string[],
  openAndCloseTimes: (times: number) => Promise<void>,
): Promise<Left> {
  const page = await openAuthorPage(stage, scripts)
  const client = await page.context().newCDPSession(page)
  await page.evaluate(openAndCloseTimes, WARM_UP)
  const before = await readLeft(page, client)
  await page.evaluate(openAndCloseTimes, TIMES)
  const after = await readLeft(page, client)
  await page.context().close()
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heap: after.heap - before.heap,
  }
}

async function openAndClosePeer(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const close = await peerWindow.open()
    await new Promise(requestAnimationFrame)
    close()
  }
}

async function openAndClose(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const handle = foyer.pix.select()
    await handle.opened
    // Closes every second window before its pictures have loaded.
    const tile = () => document.querySelector('foyer-root')?.shadowRoot?.querySelector('.tile')
    for (let frame = 0; frame < 600 && time % 2 === 0 && !tile(); frame++) await new Promise(requestAnimationFrame)
    handle.close()
    await handle.result
  }
}

async function readLeft(page: Page, client: CDPSession): Promise<Left> {
  // Waits for pending responses and for an idle page.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await collectGarbage(client)
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners, heap: await readHeap(client) }
}
