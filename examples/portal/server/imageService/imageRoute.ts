import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { config } from '../config'
import { NOTHING_ALLOWED } from '../http/bareHeaders'
import { readForm } from '../http/formBody'
import { networkOf } from '../limits/networkOf'
import type { ImageService, RenderedImage } from './ImageService'
import { parseImageRequest } from './parseImageRequest'

/** Content-Security-Policy of pictures. If a browser shows a picture as a page, no script in the picture can run. */
export const PICTURE_POLICY = `${NOTHING_ALLOWED}; sandbox`

/** Sends a rendered image with permanent caching, or 304 if the receiver has it. */
export function sendImage(request: FastifyRequest, reply: FastifyReply, image: RenderedImage): FastifyReply {
  reply.headers({
    'Cache-Control': config.image.cacheControl,
    'Content-Security-Policy': PICTURE_POLICY,
    ETag: image.etag,
  })
  if (request.headers['if-none-match'] === image.etag) return reply.code(304).send()
  return reply.type('image/jpeg').send(image.content)
}

/** Serves the image service: GET /image?file&width&height&quality&do&color. */
export function imageRoute(app: FastifyInstance, images: ImageService): void {
  app.get('/image', async (request, reply) =>
    sendImage(request, reply, await images.render(parseImageRequest(readForm(request.query)), networkOf(request.ip))),
  )
}
