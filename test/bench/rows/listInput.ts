import type { Page } from '@playwright/test'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { measurePairs } from '../measurePairs'
import { openListPage } from '../openListPage'
import type { ListKind } from '../peers/ListStage'
import { timeToPaint } from '../timeToPaint'

const WARM_UP = 5
const ROUNDS = 25
const MIDDLE = 0.4

type Act = 'click' | 'ArrowRight'

/** Measures the time from a click on a tile, or an arrow key, to the frame with the change. Peer: the bare list. */
export async function listInput(stage: BenchStage): Promise<BenchRow[]> {
  const pages = { library: await openReadyList(stage, 'library'), bare: await openReadyList(stage, 'bare') }
  const rows: BenchRow[] = []
  for (const [action, what] of [
    ['click', 'mark by click'],
    ['ArrowRight', 'arrow key'],
  ] as const) {
    const take = (kind: keyof typeof pages) => () => timeInput(pages[kind], action)
    await measurePairs(WARM_UP, take('library'), take('bare'))
    const taken = await measurePairs(ROUNDS, take('library'), take('bare'))
    rows.push({
      what: `${stage.pictures} pictures: ${what} to paint`,
      unit: 'ms',
      ...taken,
      limit: { kind: 'atMostTimes', value: 3 },
      note: 'bare @tanstack/react-virtual list',
    })
  }
  await pages.library.context().close()
  await pages.bare.context().close()
  return rows
}

async function openReadyList(stage: BenchStage, kind: ListKind): Promise<Page> {
  const page = await openListPage(stage)
  await page.evaluate(
    async ({ kind, place }) => {
      await listStage.show(kind)
      const scroller = listStage.scroller()
      scroller.scrollTop = place * scroller.scrollHeight
    },
    { kind, place: MIDDLE },
  )
  await page.waitForLoadState('networkidle')
  return page
}

async function timeInput(page: Page, action: Act): Promise<number> {
  const { x, y } = await page.evaluate(() => {
    const box = listStage.scroller().getBoundingClientRect()
    return { x: box.left + box.width * 0.4, y: box.top + box.height * 0.5 }
  })
  return action === 'click'
    ? timeToPaint(page, 'click', () => page.mouse.click(x, y))
    : timeToPaint(page, 'keydown', () => page.keyboard.press(action))
}
