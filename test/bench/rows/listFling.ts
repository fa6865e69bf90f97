import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { openListPage } from '../openListPage'
import type { ListKind } from '../peers/ListStage'

const STEP_PX = 2000
const FRAMES = 300

/**
 * Counts the frames of a fling that show no tile in the middle of the list. Also measures a list that renders late, and
 * throws if the bench detects no such frame there.
 */
export async function listFling(stage: BenchStage): Promise<BenchRow[]> {
  const page = await openListPage(stage)
  const countBlank = (kind: ListKind) =>
    page.evaluate(
      async ({ kind, step, count }) => {
        await listStage.show(kind)
        // The list adds its listeners after its first frame.
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        const scroller = listStage.scroller()
        const { top, bottom } = scroller.getBoundingClientRect()
        const middle = (top + bottom) / 2
        const gap = 16
        const isBlank = () =>
          !listStage.tiles().some(tile => {
            const row = tile.parentElement!.getBoundingClientRect()
            return row.top <= middle + gap && row.bottom >= middle - gap
          })
        let blank = 0
        for (let frame = 0; frame < count; frame++) {
          // Scrolls back and forth, so that the list can't simply render ahead in one direction.
          scroller.scrollTop += frame % 100 < 60 ? step : -step
          await new Promise<void>(resolve => {
            // This frame paints the current content of the document.
            requestAnimationFrame(() => {
              if (isBlank()) blank += 1
              resolve()
            })
          })
          await new Promise(resolve => setTimeout(resolve))
        }
        listStage.clear()
        return blank
      },
      { kind, step: STEP_PX, count: FRAMES },
    )
  const ours = await countBlank('library')
  const other = await countBlank('late')
  await page.context().close()
  if (other === 0) throw new Error('The list that renders late showed no blank frame, so this bench detects none.')
  return [
    {
      what: `${stage.pictures} pictures: blank frames while scrolling ${STEP_PX} px per frame`,
      unit: 'frames',
      ours,
      other,
      limit: { kind: 'atMost', value: 0 },
      note: `of ${FRAMES}; the other is a list that renders without flushSync`,
    },
  ]
}
