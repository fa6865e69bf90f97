import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { collectDefaultMetrics, register } from 'prom-client'
import { startWorkers } from './cluster/startWorkers'
import type { CommandLine } from './PortalOptions'
import { log } from './log/log'
import { reportWorkerMetrics, serveMetrics } from './metrics/serveMetrics'
import { WorkerMetrics } from './metrics/WorkerMetrics'
import type { Portal } from './Portal'
import { refusePublicDemo, wayIn } from './publicDemo/refusePublicDemo'
import { startPortal } from './startPortal'

const LIBRARY = fileURLToPath(new URL('../../../dist', import.meta.url))
const SHORT_STOP = 1500

/** Serves the portal until SIGINT or SIGTERM, in the requested number of processes. */
export async function serve(commandLine: CommandLine): Promise<void> {
  const { stopSeconds, drainSeconds, logsJson } = commandLine
  if (logsJson) log.asJson()
  const starting = start(commandLine)
  const longestStop = (drainSeconds + (stopSeconds ?? 0)) * 1000 + SHORT_STOP
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    // After this time, drops requests that are still pending. Their senders get no response. Each change is stored
    // completely or not at all.
    setTimeout(() => process.exit(0), longestStop)
    starting
      .then(portal => portal.close())
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        log.error('The portal did not close cleanly:', error)
        process.exit(1)
      })
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // Stops if the process that started this one has ended.
  if (cluster.isWorker) process.once('disconnect', stop)
  const portal = await starting
  if (!isStopping && !cluster.isWorker) log.info(`Portal ready at ${portal.url}`)
}

async function start({
  command: _command,
  pictures: _pictures,
  events: _events,
  workers,
  logsJson: _logsJson,
  metricsPort,
  isPublicDemo,
  ...rest
}: CommandLine): Promise<Portal> {
  const way = isPublicDemo ? undefined : wayIn(rest)
  if (way !== undefined) refusePublicDemo(way, rest)
  const options = { ...rest, refusesDemo: way !== undefined, libraryDir: LIBRARY }
  collectDefaultMetrics()
  if (cluster.isWorker) {
    reportWorkerMetrics()
    return startPortal({ ...options, isWorker: true })
  }
  const ofWorkers = workers > 1 ? new WorkerMetrics() : null
  const portal = ofWorkers ? await startWorkers(options, workers) : await startPortal(options)
  if (metricsPort === undefined) return portal
  try {
    const endMetrics = await serveMetrics(metricsPort, () => (ofWorkers ? ofWorkers.read() : register.metrics()))
    return {
      url: portal.url,
      async close() {
        await portal.close()
        await endMetrics()
      },
    }
  } catch (error) {
    await portal.close()
    throw error
  }
}
