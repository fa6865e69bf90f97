import type { Pool } from 'pg'
import { metrics } from '../metrics/metrics'

const EVERY = 5000

/** Lets the metrics show the pool's connections; answers the function that ends it. */
export function watchPool(pool: Pool): () => void {
  const show = () => {
    metrics.connections.set({ state: 'open' }, pool.totalCount)
    metrics.connections.set({ state: 'idle' }, pool.idleCount)
    metrics.connections.set({ state: 'waiting' }, pool.waitingCount)
  }
  show()
  const timer = setInterval(show, EVERY).unref()
  return () => clearInterval(timer)
}
