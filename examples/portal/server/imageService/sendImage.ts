import type { FastifyReply, FastifyRequest } from 'fastify'
import { config } from '../config'
import type { RenderedImage } from './RenderedImage'

/** Sends a rendered image to be kept for good, or just says that the receiver has it already. */
export function sendImage(request: FastifyRequest, reply: FastifyReply, image: RenderedImage): FastifyReply {
  reply.headers({ 'Cache-Control': config.image.cacheControl, ETag: image.etag })
  if (request.headers['if-none-match'] === image.etag) return reply.code(304).send()
  return reply.type('image/jpeg').send(image.content)
}
