import type { FastifyInstance, FastifyRequest } from 'fastify'
import { config } from '../config'
import { JobQueue } from '../limits/JobQueue'
import { networkOf } from '../limits/networkOf'
import { loadRefusals } from './loadRefusals'
import { RequestError } from './RequestError'

/**
 * Routes without a turn: uploads and images have their own queues, picture files wait for the storage only, and health
 * checks must always get a response.
 */
const WITHOUT_TURN = new Set([
  '/pix/pictures/by/:accountId.json',
  '/pix/pictures/by/:accountId.xml',
  '/image',
  '/media/*',
  '/healthz',
  '/readyz',
])

/**
 * Limits the number of requests that run at once. Networks take turns, so a sender of many requests mainly delays its
 * own requests. A request has its turn until its response is ready: neither a slow body nor a slow reader occupies it.
 */
export function queueRequests(app: FastifyInstance): void {
  const busy = () => new RequestError(503, loadRefusals.busy, { retryAfter: 2 })
  const queue = new JobQueue(config.requests.turns, busy)
  const ends = new WeakMap<FastifyRequest, () => void>()
  app.addHook('preHandler', (request, reply, done) => {
    if (WITHOUT_TURN.has(request.routeOptions.url ?? '')) return done()
    const turn = () =>
      new Promise<void>(resolve => {
        if (reply.raw.closed) {
          resolve()
          return done(new RequestError(400, 'The connection ended before the request had its turn.'))
        }
        // The next request begins in a later iteration of the event loop. The embedded database resolves its promises
        // at once, so otherwise all waiting requests would run before Node reads any other connection.
        const end = () => setImmediate(resolve)
        ends.set(request, end)
        reply.raw.once('close', end)
        done()
      })
    queue.run(turn, { owner: networkOf(request.ip) }).catch(done)
  })
  app.addHook('onSend', async request => {
    ends.get(request)?.()
  })
}
