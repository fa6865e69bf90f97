import { percentile } from './percentile'

/** The middle of some numbers; NaN where there are none. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
