import type { Registry } from 'prom-client'

/** A process's metrics with their values. */
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** What the first process and its workers say to each other about metrics: a question has no values, an answer has. */
export interface MetricsMessage {
  portalMetrics: MetricValues | null
}
