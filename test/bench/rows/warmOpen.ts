import type { Page } from '@playwright/test'
import type { Picture } from '../../../src/pix/picture/Picture'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { closeOpened } from '../closeOpened'
import { cacheResponses } from '../cacheResponses'
import { measurePairs } from '../measurePairs'
import { median } from '../median'
import { openAuthorPage } from '../openAuthorPage'
import { openCall } from '../openCall'
import { traceScriptAndLayout } from '../traceScriptAndLayout'

declare function openBareDialog(pictures: readonly Picture[]): () => void
declare global {
  var tilePictures: readonly Picture[]
}

const ROUNDS = 9
const WARM_UP = 5

/**
 * Measures script, style and layout when the library opens with chunks and data loaded. Peer: a native dialog with the
 * same tiles, made by hand.
 */
export async function warmOpen(stage: BenchStage): Promise<BenchRow[]> {
  const page = await openAuthorPage(stage, ['bareDialog'])
  await cacheResponses(page)
  await openWhole(page)
  const { tiles, elements } = await page.evaluate(readTiles)
  await closeOpened(page)
  await openBare(page)
  const bareElements =
    (await page.evaluate(() => document.querySelector('bare-root')?.shadowRoot?.querySelectorAll('.tile *').length)) ??
    0
  await closeOpened(page)
  // The peers are written by hand and may lack newer parts of the library.
  const difference =
    bareElements === elements
      ? ''
      : `; THEY DIFFER: ${bareElements} elements to the library's ${elements}, mend test/bench/peers`
  const take = async (open: (page: Page) => Promise<unknown>) => {
    const cost = await traceScriptAndLayout(page, () => open(page))
    await closeOpened(page)
    return cost
  }
  await measurePairs(
    WARM_UP,
    () => take(openWhole),
    () => take(openBare),
  )
  const taken = await measurePairs(
    ROUNDS,
    () => take(openWhole),
    () => take(openBare),
  )
  const frames: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    frames.push(await openLibrary(page))
    await closeOpened(page)
  }
  await page.context().close()
  return [
    {
      what: 'warm open: script, style and layout',
      unit: 'ms',
      ...taken,
      limit: { kind: 'atMostTimes', value: 3 },
      note: `native dialog with the same ${tiles} tiles by hand; processor time${difference}`,
    },
    {
      what: 'warm open: frames until the tiles are there',
      unit: 'frames',
      ours: median(frames),
      limit: { kind: 'atMost', value: 2 },
      note: `of ${ROUNDS} openings the longest ${Math.max(...frames)}`,
    },
  ]
}

async function readTiles(): Promise<{ tiles: number; elements: number }> {
  const root = document.querySelector('foyer-root')?.shadowRoot
  const tiles = root?.querySelectorAll('.tile').length ?? 0
  const elements = root?.querySelectorAll('.tile *').length ?? 0
  const answer = await fetch(`/pix/pictures/by/1001?limit=${tiles}`)
  globalThis.tilePictures = (await answer.json()) as Picture[]
  return { tiles, elements }
}

const openLibrary = (page: Page) => openCall(page, 'pix.select', '.tile img')
/** Waits also for the parts that render after the first tiles. */
const openWhole = (page: Page) => openCall(page, 'pix.select', '.tile .edit')

// A timer makes the call, as for the library.
const openBare = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(done => {
        setTimeout(() => {
          globalThis.closeOpened = openBareDialog(tilePictures)
          requestAnimationFrame(() => setTimeout(done))
        })
      }),
  )
