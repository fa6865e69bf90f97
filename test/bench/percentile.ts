/** The value that a part (0 to 1) of the numbers does not exceed; NaN where there are none. */
export function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN
}
