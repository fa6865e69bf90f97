import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { HSTS_SECONDS } from './bareHeaders'
import { isPersonal } from './portalCookies'

/** Value of the header Permissions-Policy, which Helmet does not set: turns off features that no page uses. */
const PERMISSIONS_POLICY = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map(feature => `${feature}=()`)
  .join(', ')

const nonces = new WeakMap<ServerResponse, string>()

/** Returns the nonce that this reply's Content-Security-Policy allows for script and style elements. */
export function cspNonce(reply: FastifyReply): string {
  return nonceOf(reply.raw)
}

/**
 * Sets the security headers of every response with Helmet. Each Content-Security-Policy has a new nonce. Responses that
 * depend on a cookie get `no-store`, unless the route sets Cache-Control.
 */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: app.isPublicHttps && { maxAge: HSTS_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Pages of other origins embed the library's files and the portal's pictures.
    crossOriginResourcePolicy: false,
    // Sends no Origin-Agent-Cluster. Browsers would warn if other pages of the same host lack this header, such as
    // those of an editor behind the same proxy.
    originAgentCluster: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', PERMISSIONS_POLICY)
  })
  app.addHook('onSend', async (request, reply) => {
    // The token of a mailed link must reach neither the next page (in the Referer) nor a cache.
    if (hasToken(request.query)) reply.headers({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })
    if (!reply.hasHeader('Cache-Control'))
      reply.header('Cache-Control', isPersonal(request) ? 'no-store' : 'private, no-cache')
  })
}

const hasToken = (query: unknown) => typeof query === 'object' && query !== null && 'register_token' in query

// The layout uses one nonce for scripts and styles. Helmet's own plugin would make two.
function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64')
  nonces.set(response, nonce)
  return nonce
}

const withNonce = (_request: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOf(response)}'`

const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", withNonce],
  styleSrc: ["'self'", withNonce],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  // The library adapts pictures in a worker whose code is a blob.
  workerSrc: ['blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
}
