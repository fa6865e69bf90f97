import type { Page } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { measurePairs } from '../measurePairs'
import { median } from '../median'
import { openAuthorPage } from '../openAuthorPage'
import { openListPage } from '../openListPage'
import { storeView } from '../storeView'
import { timeToPaint } from '../timeToPaint'

declare const foyer: Foyer

const MANY = 10_000
const WARM_UP = 3
const ROUNDS = 15

/**
 * Measures the time from Ctrl+A, or 'invert', in the manage window to the frame that shows the selection. Peer: the
 * same two actions in the bare list, whose selection is a `Set`.
 */
export async function markMany(stage: BenchStage): Promise<BenchRow[]> {
  const count = Math.min(MANY, stage.pictures)
  const library = await openLibrary(stage, count)
  const bare = await openListPage(stage, count)
  await bare.evaluate(() => listStage.show('bare'))
  await bare.waitForLoadState('networkidle')
  await bare.locator('.tile').first().focus()
  await library.getByRole('gridcell').first().focus()

  const markAll = (page: Page) =>
    timeToPaint(page, 'keydown', () => page.keyboard.press('Control+a')).then(time => checked(page, true, time))
  // Runs when everything is selected, so that nothing is selected afterwards and the next round starts the same way.
  const invert = {
    async library() {
      const bar = library.getByRole('region', { name: 'Markierte Bilder' })
      await bar.getByRole('combobox').selectOption('invert')
      const time = await timeToPaint(library, 'click', () => bar.getByRole('button', { name: 'Ausführen' }).click())
      await library.getByRole('gridcell').first().focus()
      return checked(library, false, time)
    },
    bare: () => timeToPaint(bare, 'keydown', () => bare.keyboard.press('i')).then(time => checked(bare, false, time)),
  }
  const marking = { ours: [] as number[], other: [] as number[] }
  const takeOurs = async () => {
    marking.ours.push(await markAll(library))
    return invert.library()
  }
  const takeOther = async () => {
    marking.other.push(await markAll(bare))
    return invert.bare()
  }
  await measurePairs(WARM_UP, takeOurs, takeOther)
  marking.ours = []
  marking.other = []
  const inverting = await measurePairs(ROUNDS, takeOurs, takeOther)
  await library.context().close()
  await bare.context().close()
  const limit = { kind: 'atMostTimes', value: 3 } as const
  const note = 'bare @tanstack/react-virtual list with a Set, which stores and announces nothing'
  return [
    {
      what: `marking ${count} loaded pictures to paint`,
      unit: 'ms',
      ours: median(marking.ours),
      other: median(marking.other),
      limit,
      note,
    },
    { what: `'invert' of ${count} marked pictures to paint`, unit: 'ms', ...inverting, limit, note },
  ]
}

/** Opens the manage window with the given number of pictures loaded, as after an earlier visit. */
async function openLibrary(stage: BenchStage, count: number): Promise<Page> {
  const page = await openAuthorPage({ portal: stage.portal, browser: stage.uncappedBrowser })
  await storeView(page, { picturesLength: count, scrollPos: 0 })
  await page.evaluate(() => foyer.pix.manage().opened)
  await page.getByRole('gridcell').first().waitFor()
  const loaded = await page.evaluate(() => Number(localStorage.getItem('foyer.pix.picturesLength')))
  if (loaded < count) throw new Error(`The manage window has loaded ${loaded} pictures, not ${count}.`)
  await page.waitForLoadState('networkidle')
  return page
}

/** Returns the time if every tile in the page has the expected state, and throws otherwise. */
async function checked(page: Page, isMarked: boolean, time: number): Promise<number> {
  const tiles = page.locator(`[role=gridcell][aria-selected=${!isMarked}]`)
  if ((await tiles.count()) > 0)
    throw new Error(`After ${time} ms there are tiles that are ${isMarked ? 'not ' : ''}marked.`)
  return time
}
