import type { FastifyReply } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    cspNonceValue: string
  }
}

/** The nonce that this reply's Content-Security-Policy allows. */
export function cspNonce(reply: FastifyReply): string {
  return reply.cspNonceValue
}
