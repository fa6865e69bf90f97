import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { sweepUnfinished } from './sweepUnfinished'

/** Sweeps what was never finished, now and again and again. Answers once it was done for the first time, with the function that stops it and waits for a run under way. */
export async function keepSwept(db: PortalDatabase): Promise<() => Promise<void>> {
  let running = sweepUnfinished(db)
  await running
  const timer = setInterval(() => {
    running = running.then(() => sweepUnfinished(db)).catch((error: unknown) => console.error('Unfinished accounts could not be removed:', error))
  }, config.unfinished.sweepEvery).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
