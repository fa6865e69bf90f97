const TRIES = 5
const QUICK_MS = 20

/**
 * Returns the factor by which the processor time of a function grows when the input is eight times as long: about 8
 * for linear time, 64 for quadratic. Time in which other processes run does not count. The best of several attempts
 * counts, because garbage collection may fall into one of them. A function that is quick for the long input counts as
 * not growing.
 */
export function growthOf(run: (length: number) => void, longLength: number): number {
  const long = bestTime(() => run(longLength))
  return long < QUICK_MS ? 1 : long / bestTime(() => run(longLength / 8))
}

function bestTime(run: () => void): number {
  let best = Infinity
  for (let count = 0; count < TRIES && best >= QUICK_MS; count += 1) {
    const start = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(start)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}
