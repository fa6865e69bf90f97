import type { FastifyReply } from 'fastify'

/** Sends bytes that are already JSON. */
export function sendJsonBytes(reply: FastifyReply, json: Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json)
}
