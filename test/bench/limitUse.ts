import type { BenchRow } from './BenchRow'

/** Returns the used share of a row's limit: more than 1 means exceeded, undefined no limit. */
export function limitUse({ ours, other, limit }: BenchRow): number | undefined {
  if (!limit) return undefined
  if (limit.kind === 'atMost') return limit.value === 0 ? (ours <= 0 ? 0 : Infinity) : ours / limit.value
  if (other === undefined) throw new Error('A limit as a multiple needs a value to compare with.')
  return limit.kind === 'atMostTimes' ? ours / other / limit.value : (limit.value * other) / ours
}
