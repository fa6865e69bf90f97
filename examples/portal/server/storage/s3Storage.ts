import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { config } from '../config'
import { mediaTypes, parseMediaUri } from './mediaUri'
import type { PictureStorage, S3Settings } from './PictureStorage'
import { s3Client } from './s3Client'

const DIGEST = /^\/media\/(..)\/([0-9a-f]+)/
const LISTED_KEY = /<Key>([^<]+)<\/Key>/g
const NEXT_PAGE = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/

/** Stores picture files in a bucket of an S3-compatible storage, each at its address. */
export function s3Storage(settings: S3Settings): PictureStorage {
  const call = s3Client(settings)
  const pathOf = (uri: string): string | null => (parseMediaUri(uri) ? uri : null)

  const has = async (uri: string) => pathOf(uri) !== null && (await call('HEAD', uri, { missing: true })) !== null
  const put = async (uri: string, content: Buffer) => {
    const { extension } = parseMediaUri(uri) ?? {}
    if (!extension) throw new Error(`${uri} is not the address of a picture file.`)
    // The address contains the content's hash. The same hash is a signed header, so the storage refuses a damaged file.
    const sha256 = uri.replace(DIGEST, '$1$2').slice(0, 64)
    const headers = {
      'Content-Type': mediaTypes[extension],
      'Cache-Control': config.image.cacheControl,
      'x-amz-content-sha256': sha256,
    }
    await call('PUT', uri, { body: content, headers })
  }
  return {
    isShared: true,
    async stage(uri, content) {
      await put(uri, content)
      return {
        uri,
        // Writes the file again if the deletion of a picture with the same content has removed it in the meantime.
        async commit() {
          if (!(await has(uri))) await put(uri, content)
        },
        async drop() {},
      }
    },
    async open(uri) {
      const answer = pathOf(uri) ? await call('GET', uri, { missing: true }) : null
      return answer && { content: Readable.fromWeb(answer.content as ReadableStream), size: answer.size }
    },
    async read(uri) {
      const answer = pathOf(uri) ? await call('GET', uri, { missing: true, total: config.s3.total }) : null
      return answer && buffer(answer.content as ReadableStream)
    },
    has,
    async remove(uri) {
      if (pathOf(uri)) await call('DELETE', uri, { missing: true })
    },
    async *list() {
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: 'media/',
          ...(token !== '' && { 'continuation-token': token }),
        })
        const answer = await call('GET', `?${query.toString()}`)
        const page = answer ? await text(answer.content as ReadableStream) : ''
        for (const [, key] of page.matchAll(LISTED_KEY)) if (parseMediaUri(`/${key}`)) yield `/${key}`
        token = NEXT_PAGE.exec(page)?.[1]
      }
    },
    async check() {
      await call('HEAD', '')
    },
  }
}
