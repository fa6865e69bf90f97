/** A rendered JPEG and the tag that stands for exactly these bytes' request. */
export interface RenderedImage {
  content: Buffer
  etag: string
}
