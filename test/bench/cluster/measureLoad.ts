import { percentile } from '../percentile'
import { cpuSeconds } from './cpuSeconds'
import type { LoadResult } from './LoadResult'

/**
 * Runs a load test with the given number of clients and duration. `ask` gets the number of the request and returns true
 * if it succeeded.
 */
export async function measureLoad(
  what: string,
  {
    processes,
    clients,
    seconds,
    pids,
  }: { processes: number; clients: number; seconds: number; pids: { portal: number; database: number } },
  ask: (number: number) => Promise<boolean>,
): Promise<LoadResult> {
  const times: number[] = []
  let [number, failed] = [0, 0]
  const run = async (until: number, isCounted: boolean) => {
    while (performance.now() < until) {
      const begun = performance.now()
      const isServed = await ask((number += 1))
      if (!isCounted) continue
      times.push(performance.now() - begun)
      if (!isServed) failed += 1
    }
  }
  const all = (length: number, isCounted: boolean) => {
    const until = performance.now() + length * 1000
    return Promise.all(Array.from({ length: clients }, () => run(until, isCounted)))
  }
  await all(seconds / 4, false)
  const cpu = () => [cpuSeconds(pids.portal), cpuSeconds(pids.database)] as const
  const [begun, before] = [performance.now(), cpu()]
  await all(seconds, true)
  const length = (performance.now() - begun) / 1000
  const after = cpu()
  const each = (part: 0 | 1) => Math.round(((after[part] - before[part]) * 1e5) / times.length) / 100
  const at = (share: number) => Math.round(percentile(times, share) * 10) / 10
  return {
    what,
    processes,
    clients,
    requests: times.length,
    perSecond: Math.round((times.length / length) * 10) / 10,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failed,
    portalCpu: each(0),
    databaseCpu: each(1),
  }
}
