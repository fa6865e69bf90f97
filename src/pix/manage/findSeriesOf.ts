import type { ResolvedConfig } from '../../config/resolveConfig'
import { fetchSeries, fetchSeriesPictures, type Series } from '../series/seriesWire'
import { LARGE_PAGE } from './manageModel'

/** Number of series that are searched in parallel. */
const AT_ONCE = 3

/**
 * Finds the series of the account that contain the pictures. Loads the list of series again, because the window's list
 * may be outdated or not loaded yet.
 * @returns picture id → its series, in the order of the portal
 */
export async function findSeriesOf(
  config: ResolvedConfig,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly Series[]>> {
  return searchSeries(config, await fetchSeries(config, signal), ids, signal)
}

/**
 * Finds those of the given series that contain the pictures. The contract has no call for that, and a picture does not
 * name its series. So each series is loaded page by page, until its last page or until all pictures are found. No
 * further series is loaded after an error, because a partial result would be wrong.
 */
export async function searchSeries(
  config: ResolvedConfig,
  series: readonly Series[],
  ids: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly Series[]>> {
  const held = new Map<Series, ReadonlySet<number>>()
  const wanted = new Set(ids)
  const searchOne = async (one: Series) => {
    const found = new Set<number>()
    for (let from = 0; found.size < wanted.size; from += LARGE_PAGE) {
      const range = { from, limit: LARGE_PAGE, filter: '' }
      const { entries, received } = await fetchSeriesPictures(config, one.Id, range, signal)
      for (const { Id } of entries) if (wanted.has(Id)) found.add(Id)
      if (received < LARGE_PAGE) break
    }
    held.set(one, found)
  }
  const waiting = [...series]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await searchOne(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => waiting.splice(0))
  return new Map(ids.map(id => [id, series.filter(one => held.get(one)?.has(id))]))
}
