import type { FastifyInstance } from 'fastify'
import { log } from '../log/log'
import { metrics } from './metrics'

/** Gives every answer its request's id, counts and times it, and logs it where requests are logged: without address, query and cookies. */
export function observeRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const status = reply.statusCode
    metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1000)
    if (status === 429) metrics.refusals.inc()
    if (log.tellsRequests()) log.info('request', { request: request.id, method, route, status, milliseconds: Math.round(reply.elapsedTime * 10) / 10 })
  })
}
