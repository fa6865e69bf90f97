const TRIES = 5
const QUICK_MS = 20

/**
 * Returns the factor by which the time of a function grows when the input is eight times as long: about 8 for linear
 * time, 64 for quadratic. The best of several attempts counts, so that a busy machine has little influence. A function
 * that is quick for the long input counts as not growing.
 */
export function growthOf(run: (length: number) => void, longLength: number): number {
  const long = bestTime(() => run(longLength))
  return long < QUICK_MS ? 1 : long / bestTime(() => run(longLength / 8))
}

function bestTime(run: () => void): number {
  let best = Infinity
  for (let count = 0; count < TRIES && best >= QUICK_MS; count += 1) {
    const start = performance.now()
    run()
    best = Math.min(best, performance.now() - start)
  }
  return best
}
