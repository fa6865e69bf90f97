import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram } from 'prom-client'
import { log } from '../log/log'

/** The portal's own metrics of this process for Prometheus. prom-client adds its default metrics of a Node process. */
export const metrics = {
  requests: new Histogram({
    name: 'portal_request_seconds',
    help: 'Duration of requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  }),
  refusals: new Counter({ name: 'portal_limited_total', help: 'Requests refused with 429.' }),
  storageFailures: new Counter({
    name: 'portal_storage_failures_total',
    help: 'Failed calls of the S3-compatible storage, by method.',
    labelNames: ['method'],
  }),
  connections: new Gauge({
    name: 'portal_database_connections',
    help: 'Connections to PostgreSQL by state: open, idle, or waited for by a request.',
    labelNames: ['state'],
  }),
}

/** The client closed the connection before the end of the response; real responses never have this status. */
const CLIENT_CLOSED = 499
/** The portal aborted the response, which may have begun with 200. */
const CUT_OFF = 503

/**
 * Sets the request's id on every response, and counts and times the request. If requests are logged, logs it without
 * address, query and cookies.
 */
export function observeRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
    // Fastify's hook onResponse runs only after a complete response, but aborted responses must count, too.
    reply.raw.once('close', () => tell(request, reply))
  })
}

function tell(request: FastifyRequest, reply: FastifyReply): void {
  const { method } = request
  const route = request.routeOptions.url ?? 'none'
  const status = statusOf(request, reply)
  metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1000)
  if (status === 429) metrics.refusals.inc()
  if (log.logsRequests())
    log.request({
      request: request.id,
      method,
      route,
      status,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    })
}

function statusOf({ socket }: FastifyRequest, { raw, statusCode }: FastifyReply): number {
  if (raw.writableFinished) return statusCode
  // The response is incomplete, because somebody closed the connection: the client if its side has ended or failed,
  // otherwise the portal.
  return socket.readableEnded || socket.errored ? CLIENT_CLOSED : CUT_OFF
}
