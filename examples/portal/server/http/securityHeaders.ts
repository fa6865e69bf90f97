import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { isPersonal } from './portalCookies'

declare module 'fastify' {
  interface FastifyReply {
    cspNonceValue: string
  }
}

/** The nonce that this reply's Content-Security-Policy allows. */
export function cspNonce(reply: FastifyReply): string {
  return reply.cspNonceValue
}

/** Puts the security headers on every answer, with a fresh nonce in each Content-Security-Policy; what depends on a cookie no cache keeps. */
export function securityHeaders(app: FastifyInstance): void {
  app.decorateReply('cspNonceValue', '')
  app.addHook('onRequest', async (_request, reply) => {
    reply.cspNonceValue = randomBytes(16).toString('base64')
    reply.headers({
      'Content-Security-Policy': contentSecurityPolicy(cspNonce(reply)),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      ...transportSecurity(reply),
    })
  })
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('Cache-Control'))
      reply.header('Cache-Control', isPersonal(request) ? 'no-store' : 'private, no-cache')
  })
}

/** Where visitors reach the portal by https, the header that keeps their browsers from ever calling it without. */
export function transportSecurity({ server }: FastifyReply): Record<string, string> {
  return server.isPublicHttps ? { 'Strict-Transport-Security': 'max-age=63072000' } : {}
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
