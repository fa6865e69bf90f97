/** Returns the given percentile (`part` from 0 to 1) of the numbers; NaN for an empty list. */
export function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN
}
