import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { AggregatorRegistry, Gauge, Registry } from 'prom-client'
import { config } from '../config'

/** A process's metrics with their values. */
type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** Messages about metrics between the first process and its workers. A request has no values, a response has them. */
export interface MetricsMessage {
  portalMetrics: MetricValues | null
}

/** True when a message between processes is about metrics. */
export function isMetricsMessage(message: unknown): message is MetricsMessage {
  return typeof message === 'object' && message !== null && 'portalMetrics' in message
}

/** Types of metrics that only grow. The sums of such metrics must not decrease when a worker ends. */
const COUNTED = ['counter', 'histogram', 'summary']

/**
 * Sum of all workers' metrics, in the process that started the workers. Some metrics only grow, such as counters. When
 * a worker ends, its last values of these metrics stay in the sum. Otherwise the sum would decrease: Prometheus would
 * take this for a restart, and `rate()` would show a peak. A worker that does not respond in time counts with its last
 * values.
 */
export class WorkerMetrics {
  /** By the worker's id. */
  private readonly last = new Map<number, MetricValues>()
  private readonly unanswered = new Set<number>()
  private readonly waiting = new Set<() => void>()
  private ofDead: MetricValues = []
  private burials: Promise<void> = Promise.resolve()
  private readonly own = new Registry()
  private readonly silent = new Gauge({
    name: 'portal_silent_workers',
    help: 'Workers whose values are old, because they did not respond in time.',
    registers: [this.own],
  })

  constructor() {
    cluster.on('message', (worker: Worker, message: unknown) => {
      // A dead worker may still send values. They are ignored, because its last known values are already in the sum of
      // dead workers.
      if (worker.isDead() || !isMetricsMessage(message) || !message.portalMetrics) return
      this.last.set(worker.id, message.portalMetrics)
      this.settle(worker)
    })
    cluster.on('exit', (worker: Worker) => {
      this.burials = this.burials.then(() => this.bury(worker.id))
      this.settle(worker)
    })
  }

  /** Asks all workers, waits a short time, and returns the sum in Prometheus' format. */
  async read(): Promise<string> {
    const workers = Object.values(cluster.workers ?? {}).filter(worker => worker?.isConnected() === true)
    const ids = new Set(workers.flatMap(worker => (worker ? [worker.id] : [])))
    for (const worker of workers) if (worker) this.ask(worker)
    await this.responsesOf(ids)
    await this.burials
    this.silent.set([...ids].filter(id => this.unanswered.has(id)).length)
    return AggregatorRegistry.aggregate([
      this.ofDead,
      ...this.last.values(),
      await this.own.getMetricsAsJSON(),
    ]).metrics()
  }

  /** Asks a worker for its values. Does nothing if a response is pending, because requests would pile up. */
  private ask(worker: Worker): void {
    if (this.unanswered.has(worker.id)) return
    this.unanswered.add(worker.id)
    // Ignores an error, because the worker may end at this moment and its end is reported anyway.
    worker.send({ portalMetrics: null } satisfies MetricsMessage, undefined, undefined, () => {})
  }

  private responsesOf(ids: ReadonlySet<number>): Promise<void> {
    return new Promise(resolve => {
      const finish = () => {
        clearTimeout(late)
        this.waiting.delete(check)
        resolve()
      }
      const check = () => {
        if (![...ids].some(id => this.unanswered.has(id))) finish()
      }
      const late = setTimeout(finish, config.metricsWithin)
      this.waiting.add(check)
      check()
    })
  }

  private settle({ id }: Worker): void {
    this.unanswered.delete(id)
    for (const check of this.waiting) check()
  }

  /** Adds a dead worker's last values to the sum of dead workers. */
  private async bury(id: number): Promise<void> {
    const counted = this.last.get(id)?.filter(({ type }) => COUNTED.includes(String(type))) ?? []
    this.ofDead = await AggregatorRegistry.aggregate([this.ofDead, counted]).getMetricsAsJSON()
    this.last.delete(id)
  }
}
