import type { MetricsMessage } from './MetricsMessage'

/** Whether a message between processes is about metrics. */
export function isMetricsMessage(message: unknown): message is MetricsMessage {
  return typeof message === 'object' && message !== null && 'portalMetrics' in message
}
