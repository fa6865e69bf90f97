import type { FastifyInstance } from 'fastify'
import { config } from '../config'
import { RequestError } from '../http/RequestError'
import type { ImageService } from '../imageService/ImageService'
import { PICTURE_POLICY, sendImage } from '../imageService/imageRoute'
import { networkOf } from '../limits/networkOf'
import { pictureRefusals } from '../pictures/pictureRefusals'
import { mediaTypes, parseMediaUri } from './mediaUri'
import type { PictureStorage } from './PictureStorage'

/** Serves pictures at their Uri, and their thumbnails at the Uri with `_t0` to `_t3` before the extension. */
export function mediaRoutes(app: FastifyInstance, storage: PictureStorage, images: ImageService): void {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const media = parseMediaUri(`/media/${request.params['*']}`)
    if (!media) throw new RequestError(404, pictureRefusals.noSuchAddress)
    if (media.thumbnail !== null) {
      const side = config.image.thumbnailSides[media.thumbnail] ?? config.image.thumbnailSides[0]
      const image = await images.render(
        {
          uri: media.uri,
          width: side,
          height: side,
          quality: config.image.defaultQuality,
          fit: 'rescaleIn',
          color: 'ffffff',
        },
        networkOf(request.ip),
      )
      return sendImage(request, reply, image)
    }
    const file = await storage.open(media.uri)
    if (!file) throw new RequestError(404, pictureRefusals.fileGone)
    reply.headers({
      'Cache-Control': config.image.cacheControl,
      // Omitted if the size is unknown, because a wrong length would mix up the responses on the connection.
      ...(file.size !== null && { 'Content-Length': file.size }),
      'Content-Security-Policy': PICTURE_POLICY,
    })
    return reply.type(mediaTypes[media.extension]).send(file.content)
  })
}
