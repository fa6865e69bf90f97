import { median } from './median'

/** Takes both in turn, A B A B, so that what the machine does besides meets both; answers the medians. */
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
