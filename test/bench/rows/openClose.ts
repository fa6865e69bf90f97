import type { CDPSession, Page } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { collectGarbage } from '../collectGarbage'
import { openAuthorPage } from '../openAuthorPage'

declare const foyer: Foyer

const TIMES = 100
// What is made once, such as styles and texts, is made by then.
const WARM_UP = 10
const MEGABYTE = 1024 * 1024

interface Left {
  readonly nodes: number
  readonly listeners: number
  readonly heap: number
}

/** What 100 openings and closings leave behind: every node that is alive counts, in the document or not, and the document is as it was. */
export async function openClose(stage: BenchStage): Promise<BenchRow[]> {
  const page = await openAuthorPage(stage)
  const client = await page.context().newCDPSession(page)
  await page.evaluate(openAndClose, WARM_UP)
  const before = await readLeft(page, client)
  await page.evaluate(openAndClose, TIMES)
  const after = await readLeft(page, client)
  await page.context().close()
  const note = `after ${TIMES} times, first ${WARM_UP} not counted`
  return [
    { what: 'open and close: detached nodes', unit: 'nodes', ours: after.nodes - before.nodes, limit: { kind: 'atMost', value: 0 }, note },
    { what: 'open and close: listeners left', unit: 'listeners', ours: after.listeners - before.listeners, limit: { kind: 'atMost', value: 0 }, note },
    { what: 'open and close: heap left', unit: 'MB', ours: (after.heap - before.heap) / MEGABYTE, limit: { kind: 'atMost', value: 1 }, note },
  ]
}

async function openAndClose(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const handle = foyer.pix.select()
    await handle.opened
    // Every other time before the pictures are there.
    const tile = () => document.querySelector('foyer-root')?.shadowRoot?.querySelector('.tile')
    for (let frame = 0; frame < 600 && time % 2 === 0 && !tile(); frame++) await new Promise(requestAnimationFrame)
    handle.close()
    await handle.result
  }
}

async function readLeft(page: Page, client: CDPSession): Promise<Left> {
  // Answers and timers that were under way when a window closed end first.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await collectGarbage(client)
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heap: usedSize }
}
