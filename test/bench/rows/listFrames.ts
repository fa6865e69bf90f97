import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { measurePairs } from '../measurePairs'
import { openListPage } from '../openListPage'
import { percentile } from '../percentile'
import type { ListKind } from '../peers/ListStage'
import { timeScrolling } from '../timeScrolling'

const STEP_PX = 120
const FRAMES = 250
const WARM_UP = 1
const ROUNDS = 9

/** Measures the time of a frame while the list scrolls. Peer: a bare virtual list with the same tiles. */
export async function listFrames(stage: BenchStage): Promise<BenchRow[]> {
  const page = await openListPage(stage)
  const take = (kind: ListKind) => async () => {
    await page.evaluate(shown => listStage.show(shown), kind)
    const times = await timeScrolling(await page.evaluateHandle(() => listStage.scroller()), STEP_PX, FRAMES)
    await page.evaluate(() => listStage.clear())
    return percentile(times, 0.95)
  }
  await measurePairs(WARM_UP, take('library'), take('bare'))
  const taken = await measurePairs(ROUNDS, take('library'), take('bare'))
  await page.context().close()
  return [
    {
      what: `${stage.pictures} pictures: time of a frame while scrolling ${STEP_PX} px per frame, p95`,
      unit: 'ms',
      ...taken,
      limit: { kind: 'atMostTimes', value: 1.3 },
      note: 'bare @tanstack/react-virtual list, same tiles; browser without frame limit',
    },
  ]
}
