import { RequestError } from '../http/RequestError'
import type { JobQueue } from '../limits/JobQueue'
import { log } from '../log/log'
import type { PictureProcesses } from '../pictures/PictureProcesses'
import { pictureRefusals } from '../pictures/pictureRefusals'
import type { PictureStorage } from '../storage/PictureStorage'
import { ImageCache } from './ImageCache'

/** An image to render: a box in px, the fit, quality 1 to 10 and padding colour (six hex digits). */
export interface ImageRequest {
  uri: string
  width: number
  height: number
  quality: number
  fit: 'rescaleIn' | 'cropIn' | 'cropOut'
  color: string
}

/** A rendered JPEG and the ETag of its parameters. */
export interface RenderedImage {
  content: Buffer
  etag: string
}

/** Renders pictures into boxes. Equal requests share one rendering, which is cached. */
export class ImageService {
  private readonly underWay = new Map<string, Promise<Buffer>>()
  /** Waiting renderings, by owner and image. */
  private readonly waiting = new Map<string, Promise<Buffer>>()

  /**
   * @param isShown returns true if a picture with this address still exists; cached images of a deleted one are no
   * longer served
   */
  constructor(
    private readonly storage: Pick<PictureStorage, 'read'>,
    private readonly isShown: (uri: string) => Promise<boolean>,
    private readonly cache: ImageCache,
    private readonly queue: JobQueue,
    private readonly pictures: Pick<PictureProcesses, 'render'>,
  ) {}

  /**
   * Returns the rendered image; `owner` identifies the visitor's network in the queue. Throws RequestError 404 if the
   * picture's file is missing, 503 if too many requests wait.
   */
  async render(request: ImageRequest, owner: string): Promise<RenderedImage> {
    const { uri, width, height, quality, fit, color } = request
    const key = ImageCache.key([uri, width, height, quality, fit, color])
    if (!(await this.isShown(uri))) throw fileIsGone()
    const content = (await this.cache.get(key)) ?? (await this.renderOnce(key, request, owner))
    return { content, etag: `"${key.slice(0, 32)}"` }
  }

  /**
   * Renders an image when it is the owner's turn. Owners queue separately even for the same image, so that a sender of
   * many requests mainly delays its own.
   */
  private renderOnce(key: string, request: ImageRequest, owner: string): Promise<Buffer> {
    const ownKey = `${owner} ${key}`
    const present = this.waiting.get(ownKey)
    if (present) return present
    const turn = this.queue
      .run(async () => (await this.cache.get(key)) ?? this.renderNow(key, request), { owner })
      .finally(() => this.waiting.delete(ownKey))
    this.waiting.set(ownKey, turn)
    return turn
  }

  private renderNow(key: string, request: ImageRequest): Promise<Buffer> {
    const present = this.underWay.get(key)
    if (present) return present
    const rendering = this.make(key, request).finally(() => this.underWay.delete(key))
    this.underWay.set(key, rendering)
    return rendering
  }

  private async make(key: string, request: ImageRequest): Promise<Buffer> {
    const source = await this.storage.read(request.uri)
    if (!source) throw fileIsGone()
    const content = await this.pictures.render(source, request)
    await this.cache
      .put(key, content)
      .catch((error: unknown) =>
        log.error('A rendered image could not be cached; the next request renders it again:', error),
      )
    return content
  }
}

function fileIsGone(): RequestError {
  return new RequestError(404, pictureRefusals.fileGone)
}
