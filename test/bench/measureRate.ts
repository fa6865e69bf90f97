const SECONDS = 1

/** Returns the number of runs of `run` that end per second when `atATime` calls run in parallel. */
export async function measureRate(atATime: number, run: () => Promise<unknown>): Promise<number> {
  let done = 0
  const start = performance.now()
  const repeat = async () => {
    while (performance.now() - start < SECONDS * 1000) {
      await run()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atATime }, repeat))
  return (done / (performance.now() - start)) * 1000
}
