import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { config } from '../config'
import { log } from '../log/log'
import { openPortal } from '../openPortal'
import type { Portal } from '../Portal'
import type { PortalOptions } from '../PortalOptions'
import { StartError } from '../StartError'
import { reassignConnections } from './reassignConnections'

/** Returns the address of a portal on that host and port, ending in a slash. */
export function portalUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`
}

const OWN_CONNECTIONS = 2
const SHORT_LIFE = 10_000
const MOST_SHORT_LIVES = 5

/**
 * Serves a portal in several processes on one port. This process opens the data folder, migrates, seeds and runs the
 * upkeep. It replaces workers that die, but ends the portal if more than five in a row die within 10 s of their start.
 * Throws StartError as startPortal does.
 */
export async function startWorkers(options: PortalOptions, count: number): Promise<Portal> {
  const { close: closeParts } = await openPortal({ ...options, connections: OWN_CONNECTIONS })
  let isClosing = false
  let shortLives = 0
  const close = async () => {
    isClosing = true
    await Promise.all(Object.values(cluster.workers ?? {}).flatMap(worker => (worker ? [endWorker(worker)] : [])))
    await closeParts()
  }
  const replace = (worker: Worker, begun: number) => {
    worker.once('exit', (code, signal) => {
      if (isClosing) return
      log.error(`A worker ended (${signal ?? `code ${code}`}); another one replaces it.`, null)
      shortLives = Date.now() - begun < SHORT_LIFE ? shortLives + 1 : 0
      // Ends the portal, because a restart of the whole portal by its supervisor may solve the problem.
      if (shortLives > MOST_SHORT_LIVES) process.exit(1)
      const next = fork()
      replace(next, Date.now())
    })
  }
  try {
    // Workers start one after another, so that a start error is reported once.
    let port = options.port
    for (let number = 0; number < count; number += 1) {
      const worker = fork()
      port = await listening(worker)
      replace(worker, Date.now())
    }
    let closing: Promise<void> | undefined
    return { url: portalUrl(options.host ?? config.host, port), close: () => (closing ??= close()) }
  } catch (error) {
    await close()
    throw error
  }
}

function fork(): Worker {
  const worker = cluster.fork()
  reassignConnections(worker)
  return worker
}

function listening(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('listening', ({ port }: { port: number }) => resolve(port))
    worker.once('exit', (code, signal) =>
      reject(
        new StartError(
          `A worker of the portal could not start (${signal ?? `code ${code}`}). Its own message above says why.`,
        ),
      ),
    )
  })
}

function endWorker(worker: Worker): Promise<void> {
  return new Promise(resolve => {
    worker.once('exit', () => resolve())
    if (worker.isDead()) resolve()
    else worker.process.kill('SIGTERM')
  })
}
