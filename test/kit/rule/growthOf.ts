const TRIES = 5
const QUICK_MS = 20

/**
 * How many times longer an act takes for an input eight times as long: about 8 when its time grows with the length, 64 when it
 * grows with the square. The best of several tries counts, so that a busy machine does not; an act that is quick for the long
 * input is taken as not growing at all.
 */
export function growthOf(act: (length: number) => void, longLength: number): number {
  const long = bestTime(() => act(longLength))
  return long < QUICK_MS ? 1 : long / bestTime(() => act(longLength / 8))
}

function bestTime(act: () => void): number {
  let best = Infinity
  for (let count = 0; count < TRIES && best >= QUICK_MS; count += 1) {
    const start = performance.now()
    act()
    best = Math.min(best, performance.now() - start)
  }
  return best
}
