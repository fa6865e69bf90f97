import type { FastifyRequest } from 'fastify'

/**
 * Whether a request comes from the portal's own pages, by Sec-Fetch-Site, or by Origin in browsers that do not send it.
 * A request with neither header is not taken for one: every browser sends Origin with a POST.
 */
export function isOwnRequest(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = request.headers.origin
  if (origin === undefined || !URL.canParse(origin)) return false
  return new URL(origin).host === request.headers.host
}
