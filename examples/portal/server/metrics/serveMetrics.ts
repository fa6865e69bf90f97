import { createServer } from 'node:http'
import { register } from 'prom-client'
import { log } from '../log/log'
import { sendToParent } from '../sendToParent'
import { StartError } from '../StartError'
import { isMetricsMessage, type MetricsMessage } from './WorkerMetrics'

/** Makes a worker send its metrics when the first process asks. */
export function reportWorkerMetrics(): void {
  process.on('message', message => {
    if (!isMetricsMessage(message)) return
    register
      .getMetricsAsJSON()
      .then(portalMetrics => sendToParent({ portalMetrics } satisfies MetricsMessage))
      .catch((error: unknown) =>
        log.error('This process could not report its metrics; the sum shows its last values:', error),
      )
  })
}

/**
 * Serves metrics on a loopback port, apart from the portal's pages; returns a function that stops this server. Throws
 * StartError if the port is taken or not allowed.
 */
export async function serveMetrics(port: number, read: () => Promise<string>): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    read().then(
      text => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error: unknown) => response.writeHead(503).end(String(error)),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          `The portal cannot listen on the port ${port} for metrics (${code}). Choose another port with METRICS_PORT.`,
        ),
      ),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  return () =>
    new Promise(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
