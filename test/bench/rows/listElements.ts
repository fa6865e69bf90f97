import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { openListPage } from '../openListPage'

const PLACES = [0, 0.1, 0.35, 0.5, 0.77, 1]
const ROWS_MORE = 4

/**
 * Counts the tiles in the document at several scroll positions of the list of all pictures. The first tile has the
 * focus.
 */
export async function listElements(stage: BenchStage): Promise<BenchRow[]> {
  const page = await openListPage(stage)
  const counts = await page.evaluate(async places => {
    await listStage.show('library')
    listStage.tiles()[0]?.focus({ preventScroll: true })
    const scroller = listStage.scroller()
    const counts: { tiles: number; visible: number; columns: number }[] = []
    for (const place of places) {
      // Except at the end, adds 50 px, so that the position is not on a row's edge.
      scroller.scrollTop = place * (scroller.scrollHeight - scroller.clientHeight) + (place < 1 ? 50 : 0)
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      const { top, bottom } = scroller.getBoundingClientRect()
      const boxes = listStage.tiles().map(tile => tile.parentElement!.getBoundingClientRect())
      counts.push({
        tiles: boxes.length,
        visible: boxes.filter(box => box.bottom > top && box.top < bottom).length,
        columns: Number(scroller.querySelector('[role=grid]')?.getAttribute('aria-colcount')),
      })
    }
    return counts
  }, PLACES)
  await page.context().close()
  const most = counts.reduce((worst, count) =>
    count.tiles - count.visible > worst.tiles - worst.visible ? count : worst,
  )
  const allowed = most.visible + ROWS_MORE * most.columns
  return [
    {
      what: `${stage.pictures} pictures: tiles in the document`,
      unit: 'elements',
      ours: most.tiles,
      limit: { kind: 'atMost', value: allowed },
      note: `${most.visible} visible in rows of ${most.columns}, and four rows; first tile has the focus`,
    },
  ]
}
