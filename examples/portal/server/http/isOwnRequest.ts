import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from './RequestError'

/** Modes of requests by scripts. `no-cors` is missing, because markup causes such requests: pictures, pings, styles. */
const SCRIPT_MODES = new Set(['cors', 'same-origin'])

/**
 * True when a script, a form or a link of the portal's own pages sent a request, or a person typed its address. Reads
 * Sec-Fetch-Site, or Origin if the browser sends no Sec-Fetch-Site. A request with neither header counts as foreign,
 * because every browser sends Origin with a POST. A prefetch and a request that markup alone causes, such as the ping
 * of a link, count as foreign too.
 */
function isOwnRequest(request: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode = 'cors', 'sec-purpose': purpose } = request.headers
  if (purpose !== undefined || !(SCRIPT_MODES.has(mode) || mode === 'navigate')) return false
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = request.headers.origin
  if (origin === undefined || !URL.canParse(origin)) return false
  return new URL(origin).host === request.headers.host
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Returns the absolute address of a path of this portal, for a mail: at `publicUrl` if set, otherwise at the request's
 * Host if it is this machine, otherwise at 127.0.0.1. Never uses another Host, because any sender could then make the
 * portal mail links to another server.
 */
export function ownAddress(request: FastifyRequest, path: string, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return new URL(path, publicUrl).href
  const port = request.socket.localPort ?? 80
  const named = URL.canParse(`http://${request.headers.host}`) ? new URL(`http://${request.headers.host}`) : null
  const isOwn = named !== null && LOOPBACK.has(named.hostname) && Number(named.port || 80) === port
  return new URL(path, `http://${isOwn ? named.host : `127.0.0.1:${port}`}`).href
}

const REFUSAL =
  'Changes are accepted from the pages of this portal only. A web server in front must pass on the Host header as the browser sent it, with the port.'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses requests other than GET, HEAD and OPTIONS if another site's page could have sent them (CSRF). */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', async request => {
    if (READING.has(request.method) || isOwnRequest(request)) return
    throw new RequestError(403, REFUSAL)
  })
}

/**
 * True when a script of the portal's own pages sent a request. False for a request of another site, for a navigation
 * (typed address, link or redirect), and for a prefetch or a picture.
 */
export function isOwnCall(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': destination, 'sec-fetch-mode': mode = 'cors' } = request.headers
  const isOfScript = SCRIPT_MODES.has(mode) && (destination === undefined || destination === 'empty')
  return isOfScript && isOwnRequest(request) && site !== 'none'
}

/**
 * True when a browser opens the address as a page: by a link on any site or in a mail, or typed. False for a frame, a
 * picture, a request of a script, and a prefetch. A request without these headers counts as opened, because older
 * browsers send none.
 */
export function isPageVisit(request: FastifyRequest): boolean {
  const { 'sec-fetch-dest': destination = 'document', 'sec-purpose': purpose } = request.headers
  return destination === 'document' && purpose === undefined
}

/**
 * Refuses a GET that changes something unless a script of the portal's own pages sent it. The contract has such GETs.
 * Throws RequestError 403.
 */
export function refuseForeignCall(request: FastifyRequest): void {
  if (!isOwnCall(request)) throw new RequestError(403, REFUSAL)
}
