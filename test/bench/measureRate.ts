const SECONDS = 1

/** How often a second `act` ends when so many run at a time. */
export async function measureRate(atATime: number, act: () => Promise<unknown>): Promise<number> {
  let done = 0
  const start = performance.now()
  const repeat = async () => {
    while (performance.now() - start < SECONDS * 1000) {
      await act()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atATime }, repeat))
  return (done / (performance.now() - start)) * 1000
}
