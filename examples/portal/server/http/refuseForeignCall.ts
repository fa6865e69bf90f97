import type { FastifyRequest } from 'fastify'
import { isOwnRequest } from './isOwnRequest'
import { RequestError } from './RequestError'

/**
 * Refuses a GET that changes something, as the contract has some, unless a script of the portal's own pages sent it: no other site's,
 * no link, no picture, no redirect. Throws RequestError 403.
 */
export function refuseForeignCall(request: FastifyRequest): void {
  const destination = request.headers['sec-fetch-dest']
  if (isOwnRequest(request) && (destination === undefined || destination === 'empty')) return
  throw new RequestError(403, 'Changes are accepted from the pages of this portal only.')
}
