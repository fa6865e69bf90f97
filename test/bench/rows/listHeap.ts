import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { collectGarbage } from '../collectGarbage'
import { openListPage } from '../openListPage'
import type { ListKind } from '../peers/ListStage'

const MEGABYTE = 1024 * 1024
const STOPS = 400

/** Measures the heap of a list, without that of its records, after scrolling through the whole list. */
export async function listHeap(stage: BenchStage): Promise<BenchRow[]> {
  const take = async (kind: ListKind) => {
    const page = await openListPage(stage)
    const client = await page.context().newCDPSession(page)
    const readHeap = async () => {
      await collectGarbage(client)
      return (await client.send('Runtime.getHeapUsage')).usedSize
    }
    const records = await readHeap()
    await page.evaluate(
      async ({ kind, stops }) => {
        await listStage.show(kind)
        const scroller = listStage.scroller()
        for (let stop = 0; stop <= stops; stop++) {
          scroller.scrollTop = (stop / stops) * scroller.scrollHeight
          await new Promise(requestAnimationFrame)
        }
      },
      { kind, stops: STOPS },
    )
    const grown = (await readHeap()) - records
    await page.context().close()
    return grown / MEGABYTE
  }
  const ours = await take('library')
  const other = await take('bare')
  return [
    {
      what: `${stage.pictures} pictures: heap beyond the records`,
      unit: 'MB',
      ours,
      other,
      limit: { kind: 'atMost', value: 10 },
      note: 'after scrolling through all; the other is the bare list',
    },
  ]
}
