import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { forwardRequest } from './forwardRequest'
import type { FaultProxy } from './FaultProxy'
import type { FaultRule } from './FaultRule'
import { readBody } from './readBody'
import { sendResponse } from './sendResponse'

/** Serves a file of the proxy itself. Returns false, without a response, if the path is the portal's. */
type ServeFile = (path: string, response: ServerResponse) => boolean

/**
 * Starts a proxy in front of a portal, at the same host name and on a free port.
 * @param portalUrl the portal's address
 * @param serveFile serves files that are not the portal's; default: none
 */
export async function startFaultProxy(portalUrl: string, serveFile: ServeFile = () => false): Promise<FaultProxy> {
  const portal = new URL(portalUrl)
  const rules: { readonly rule: FaultRule; left: number }[] = []
  const asked: string[] = []

  const faultFor = (method: string, path: string) => {
    const found = rules.findLast(
      ({ rule, left }) => left > 0 && (rule.method ?? method) === method && rule.path.test(path),
    )
    if (found) found.left -= 1
    return found?.rule.fault
  }
  async function pass(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = message
    // A browser repeats a request if a reused connection breaks, which would hide a single fault.
    response.shouldKeepAlive = false
    if (serveFile(path, response)) return
    asked.push(`${method} ${path}`)
    const fault = faultFor(method, path)
    const body = await readBody(message)
    if (fault?.kind === 'hang') return
    if (fault?.kind === 'refuse') response.destroy()
    else if (fault?.kind === 'answer')
      response
        .writeHead(fault.status, { 'content-type': 'text/plain; charset=utf-8', ...fault.headers })
        .end(fault.body)
    else {
      if (fault?.kind === 'delay') await wait(fault.milliseconds)
      const request = { method, path, headers, body }
      if (fault?.kind === 'repeat') await forwardRequest(portal, request)
      await sendResponse(response, await forwardRequest(portal, request), fault)
    }
  }
  // An error means that the browser or the portal is gone. The connection then ends, as it would without a proxy.
  const server = createServer((message, response) => void pass(message, response).catch(() => response.destroy()))
  const listen = async (port: number) => {
    server.listen(port, portal.hostname)
    await once(server, 'listening')
  }
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const goOnline = async () => {
    if (!server.listening) await listen(port)
  }
  return {
    url: `http://${portal.hostname}:${port}/`,
    asked,
    add: rule => void rules.push({ rule, left: rule.times ?? Number.POSITIVE_INFINITY }),
    goOffline: close,
    goOnline,
    async reset() {
      rules.length = 0
      asked.length = 0
      await goOnline()
    },
    stop: close,
  }
}
