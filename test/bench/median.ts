import { percentile } from './percentile'

/**
 * Returns the median, or the upper of the two middle values if the number of values is even. Returns NaN for an empty
 * list.
 */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
