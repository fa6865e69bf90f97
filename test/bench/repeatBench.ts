import type { Bench } from './Bench'
import type { BenchRow } from './BenchRow'
import type { BenchStage } from './BenchStage'
import { limitUse } from './limitUse'

const ATTEMPTS = 3

const use = (row: BenchRow) => limitUse(row) ?? 0

/**
 * Runs a bench up to three times, until no row is over its limit. For a row over its limit, returns the best attempt,
 * because other work of the machine only adds time.
 */
export async function repeatBench(bench: Bench, stage: BenchStage): Promise<BenchRow[]> {
  let best = await bench.run(stage)
  for (let attempt = 2; attempt <= ATTEMPTS && best.some(row => use(row) > 1); attempt++) {
    const next = await bench.run(stage)
    best = best.map((row, index) => {
      const rival = next[index]
      const better = rival && use(rival) < use(row) ? rival : row
      return use(row) > 1 ? { ...better, note: `${better.note.replace(/; best of \d$/, '')}; best of ${attempt}` } : row
    })
  }
  return best
}
