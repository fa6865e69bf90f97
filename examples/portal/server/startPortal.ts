import type { FastifyInstance } from 'fastify'
import { registerPages } from '../pages/registerPages'
import { config } from './config'
import { createApp } from './createApp'
import { openPortal } from './openPortal'
import { pageServices } from './pageServices'
import type { Portal } from './Portal'
import type { PortalOptions } from './PortalOptions'
import { StartError } from './StartError'

/**
 * Starts a portal on 127.0.0.1 and answers when it listens.
 * Throws StartError, with one sentence for a person, when the port or the data folder is taken or the database cannot be opened.
 */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const { parts, demoAccounts, close: closeParts } = await openPortal(options)
  let app: FastifyInstance | undefined
  try {
    app = await createApp(parts, options.libraryDir)
    registerPages(app, pageServices(parts, demoAccounts))
    await listen(app, options.port)
    // Between the first requests; where it fails, the first search says so.
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
    const cut = setTimeout(() => server.closeAllConnections(), config.closeGrace)
    await app.close()
    clearTimeout(cut)
    await closeParts()
  }
  return { url: `http://${config.host}:${port}/`, close: () => (closing ??= close()) }
}

async function listen(app: FastifyInstance, port: number): Promise<void> {
  try {
    await app.listen({ port, host: config.host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is in use by another program: stop that one, or choose another port with --port.`)
    }
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this account: choose one above 1023 with --port.`)
    throw error
  }
}
