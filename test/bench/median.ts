import { percentile } from './percentile'

/** Returns the median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
