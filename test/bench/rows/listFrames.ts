import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { measurePairs } from '../measurePairs'
import { openListPage } from '../openListPage'
import { percentile } from '../percentile'
import type { ListKind } from '../peers/ListStage'

const STEP_PX = 120
const FRAMES = 250
const WARM_UP = 1
const ROUNDS = 9

/** The time of a frame while the list is scrolled, against a bare virtual list with the same tiles. */
export async function listFrames(stage: BenchStage): Promise<BenchRow[]> {
  const page = await openListPage(stage)
  const take = (kind: ListKind) => async () => {
    const times = await page.evaluate(
      async ({ kind, step, count }) => {
        await listStage.show(kind)
        const scroller = listStage.scroller()
        const times: number[] = []
        for (let frame = 0; frame < count; frame++) {
          const start = performance.now()
          // From a task, as a finger scrolls: the list hears of it in the frame that shows it.
          scroller.scrollTop += step
          await new Promise(requestAnimationFrame)
          // This comes after the frame's style, layout and paint.
          await new Promise<void>(resolve => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => resolve(), { once: true })
            port1.start()
            port2.postMessage(0)
          })
          times.push(performance.now() - start)
        }
        listStage.clear()
        return times
      },
      { kind, step: STEP_PX, count: FRAMES },
    )
    return percentile(times, 0.95)
  }
  await measurePairs(WARM_UP, take('library'), take('bare'))
  const taken = await measurePairs(ROUNDS, take('library'), take('bare'))
  await page.context().close()
  return [
    { what: `${stage.pictures} pictures: frame at ${STEP_PX} px a frame, p95`, unit: 'ms', ...taken, limit: { kind: 'atMostTimes', value: 1.3 }, note: 'bare @tanstack/react-virtual list, same tiles; no waiting for the screen' },
  ]
}
