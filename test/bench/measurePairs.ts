import { median } from './median'

/** Measures two functions in turn, A B A B, so that other work of the machine affects both. Returns the medians. */
export async function measurePairs(
  rounds: number,
  takeOurs: () => Promise<number>,
  takeOther: () => Promise<number>,
): Promise<{ ours: number; other: number }> {
  const ours: number[] = []
  const other: number[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await takeOurs())
    other.push(await takeOther())
  }
  return { ours: median(ours), other: median(other) }
}
