import type { BenchRow } from './BenchRow'
import type { BenchStage } from './BenchStage'

/** One measurement with its rows; `npm run bench -- --only NAME` runs it alone. */
export interface Bench {
  readonly name: string
  run(stage: BenchStage): Promise<BenchRow[]>
}
