import type { Page } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { closeOpened } from '../closeOpened'
import { measurePairs } from '../measurePairs'
import { openAuthorPage } from '../openAuthorPage'
import { storeView } from '../storeView'

declare const foyer: Foyer
declare global {
  /** Resolves with the time at which all visible pictures of a list at this scroll position are painted. */
  var whenPainted: (root: ShadowRoot, top: number, limit: number) => Promise<number>
}

const LOADED = 3600
const ROUNDS = 7
const WARM_UP = 2
const LIMIT_MS = 30_000
/** Scroll position in px for 3,600 pictures: far beyond the first 1,000, but not at the end. */
const TOP = 200_000

/**
 * Measures opening the manage window with 3,600 pictures that an earlier visit loaded. The time ends when the pictures
 * at the stored scroll position are painted. Peer: the same requests, and a bare virtual list scrolled there.
 */
export async function restoreList(stage: BenchStage): Promise<BenchRow[]> {
  const count = Math.min(LOADED, stage.pictures)
  const top = (TOP * count) / LOADED
  const page = await openAuthorPage(stage, ['listPage'])
  await page.evaluate(prepare)
  const takeOurs = async () => {
    await storeView(page, { picturesLength: count, scrollPos: top })
    const time = await openLibrary(page, top)
    await closeOpened(page)
    return time
  }
  const takeOther = async () => {
    const time = await restoreBare(page, count, top)
    await page.evaluate(() => listStage.clear())
    return time
  }
  await measurePairs(WARM_UP, takeOurs, takeOther)
  const taken = await measurePairs(ROUNDS, takeOurs, takeOther)
  await page.context().close()
  return [
    {
      what: `restore of ${count} loaded pictures, scrolled`,
      unit: 'ms',
      ...taken,
      limit: { kind: 'atMostTimes', value: 2 },
      note: 'the same requests by a bare fetch, then a bare @tanstack/react-virtual list scrolled there; chunks and thumbnails are loaded',
    },
  ]
}

function prepare(): void {
  globalThis.whenPainted = async (root, top, limit) => {
    const begun = performance.now()
    const isPainted = () => {
      const scroller = root.querySelector('[role=grid]')?.parentElement
      if (!scroller || Math.abs(scroller.scrollTop - top) > 1) return false
      const place = scroller.getBoundingClientRect()
      const shown = [...scroller.querySelectorAll<HTMLImageElement>('.tile img')].filter(image => {
        const { top: from, bottom: to } = image.getBoundingClientRect()
        return to > place.top && from < place.bottom
      })
      return shown.length > 0 && shown.every(image => image.complete && image.naturalWidth > 0)
    }
    while (!isPainted()) {
      if (performance.now() - begun > limit)
        throw new Error(
          `The list is not at ${top} px after ${limit} ms, but at ${root.querySelector('[role=grid]')?.parentElement?.scrollTop} px.`,
        )
      await new Promise(requestAnimationFrame)
    }
    // The browser paints the pictures after the callback that found them.
    await new Promise(resolve => setTimeout(resolve))
    return performance.now()
  }
}

const openLibrary = (page: Page, top: number) =>
  page.evaluate(
    async ({ top, limit }) => {
      const begun = performance.now()
      const handle = foyer.pix.manage()
      globalThis.closeOpened = () => {
        handle.close()
        return handle.result
      }
      await handle.opened
      return (await whenPainted(document.querySelector('foyer-root')!.shadowRoot!, top, limit)) - begun
    },
    { top, limit: LIMIT_MS },
  )

const restoreBare = (page: Page, count: number, top: number) =>
  page.evaluate(
    async ({ count, top, limit }) => {
      const begun = performance.now()
      await listStage.restore(count, top)
      return (await whenPainted(document.querySelector('bare-root')!.shadowRoot!, top, limit)) - begun
    },
    { count, top, limit: LIMIT_MS },
  )
