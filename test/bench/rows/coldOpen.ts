import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { measurePairs } from '../measurePairs'
import { openAuthorPage } from '../openAuthorPage'
import { timeFirstTile, type FirstCall } from '../timeFirstTile'

const ROUNDS = 9
const WARM_UP = 1
const SLOW_ROUNDS = 3
const SLOW_LINE = { offline: false, latency: 100, downloadThroughput: 5_000_000 / 8, uploadThroughput: 1_000_000 / 8 }

/**
 * Measures the time from the first call on a page to the first tile on the screen, with an empty cache. Peer: a plain
 * React and styled-components dialog, whose script the call loads.
 */
export async function coldOpen(stage: BenchStage): Promise<BenchRow[]> {
  const take =
    (call: FirstCall, isSlow = false) =>
    async () => {
      const page = await openAuthorPage(stage)
      if (isSlow) {
        const client = await page.context().newCDPSession(page)
        await client.send('Network.enable')
        await client.send('Network.emulateNetworkConditions', SLOW_LINE)
      }
      const time = await timeFirstTile(page, call)
      await page.context().close()
      return time
    }
  await measurePairs(WARM_UP, take('library'), take('plain'))
  const note = 'plain React and styled-components dialog, its script loaded by the call'
  return [
    {
      what: 'cold open: first call to first tile',
      unit: 'ms',
      ...(await measurePairs(ROUNDS, take('library'), take('plain'))),
      limit: { kind: 'atMostTimes', value: 2 },
      note,
    },
    {
      what: 'cold open with server templates',
      unit: 'ms',
      ...(await measurePairs(SLOW_ROUNDS, take('withTemplates'), take('plain'))),
      note,
    },
    {
      what: 'cold open at 100 ms and 5 Mbit/s',
      unit: 'ms',
      ...(await measurePairs(SLOW_ROUNDS, take('library', true), take('plain', true))),
      note,
    },
  ]
}
