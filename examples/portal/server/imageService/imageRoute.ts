import type { FastifyInstance } from 'fastify'
import { readForm } from '../http/readForm'
import type { ImageService } from './ImageService'
import { parseImageRequest } from './parseImageRequest'
import { sendImage } from './sendImage'

/** Serves the image service: GET /image?file&width&height&quality&do&color. */
export function imageRoute(app: FastifyInstance, images: ImageService): void {
  app.get('/image', async (request, reply) => sendImage(request, reply, await images.render(parseImageRequest(readForm(request.query)))))
}
