import type { FastifyInstance } from 'fastify'
import { isOwnRequest } from './isOwnRequest'
import { RequestError } from './RequestError'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses every state-changing request that another site's page could have sent (CSRF). */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', async request => {
    if (READING.has(request.method) || isOwnRequest(request)) return
    throw new RequestError(403, 'Changes are accepted from the pages of this portal only.')
  })
}
