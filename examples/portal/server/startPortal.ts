import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { registerPages } from '../pages/registerPages'
import { config } from './config'
import { createApp } from './createApp'
import { Readiness } from './health/healthRoutes'
import { openPortal } from './openPortal'
import { pageServices } from './pageServices'
import type { Portal } from './Portal'
import type { PortalOptions } from './PortalOptions'
import { portalUrl } from './cluster/startWorkers'
import { StartError } from './StartError'

/**
 * Starts a portal and resolves when it listens. Throws StartError, with a text for the operator, if the portal can't
 * start: for example, if the port or the data folder is in use.
 */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const { host = config.host, trustProxy, drainSeconds = 0, stopSeconds } = options
  const { parts, demoAccounts, close: closeParts } = await openPortal(options)
  const readiness = new Readiness(parts)
  let app: FastifyInstance | undefined
  try {
    app = await createApp(parts, readiness, { libraryDir: options.libraryDir, trustProxy })
    registerPages(app, pageServices(parts, demoAccounts))
    await listen(app, options.port, host)
    // Starts to load the gazetteer in steps, between which the portal handles requests. Ignores an error here, because
    // the first search reports it.
    parts.gazetteer.prepare().catch(() => {})
  } catch (error) {
    await app?.close()
    await closeParts()
    throw error
  }
  const { server } = app
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  let closing: Promise<void> | undefined
  const close = async () => {
    readiness.end()
    if (drainSeconds > 0) await wait(drainSeconds * 1000)
    const cut = setTimeout(
      () => server.closeAllConnections(),
      stopSeconds === undefined ? config.closeGrace : stopSeconds * 1000,
    )
    await app.close()
    clearTimeout(cut)
    await closeParts()
  }
  return { url: portalUrl(host, port), close: () => (closing ??= close()) }
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is in use by another program: stop that one, or choose another port with --port.`,
      )
    }
    if (code === 'EACCES') {
      throw new StartError(
        `The system user that runs the portal may not use port ${port}: choose one above 1023 with --port.`,
      )
    }
    if (code === 'EADDRNOTAVAIL') throw new StartError(`This machine has no address ${host}: choose another with HOST.`)
    throw error
  }
}
