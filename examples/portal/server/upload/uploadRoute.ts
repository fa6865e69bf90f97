import type { FastifyInstance } from 'fastify'
import { typedXml } from '../http/typedXml'
import type { PortalParts } from '../Portal'
import { takeUpload } from './takeUpload'

/**
 * Serves uploads: POST /pix/pictures/by/{accountId}.json, and .xml for a form in a hidden frame, which gets the same as typed XML. As for every
 * response (see securityHeaders), only the portal's own pages may frame it.
 */
export function uploadRoute(app: FastifyInstance, parts: PortalParts): void {
  const take = takeUpload(parts)
  app.post<{ Params: { accountId: string } }>('/pix/pictures/by/:accountId.json', take)
  app.post<{ Params: { accountId: string } }>('/pix/pictures/by/:accountId.xml', async (request, reply) => {
    const answer = typedXml(await take(request, reply))
    return reply.type('application/xml; charset=utf-8').send(answer)
  })
}
