import { register } from 'prom-client'
import { log } from '../log/log'
import { isMetricsMessage } from './isMetricsMessage'
import type { MetricsMessage } from './MetricsMessage'

/** Lets a worker tell its metrics whenever the first process asks. */
export function answerWorkerMetrics(): void {
  process.on('message', message => {
    if (!isMetricsMessage(message)) return
    register
      .getMetricsAsJSON()
      .then(portalMetrics => process.send?.({ portalMetrics } satisfies MetricsMessage))
      .catch((error: unknown) => log.error('The metrics could not be told:', error))
  })
}
