import { AwsClient } from 'aws4fetch'
import { config } from '../config'
import { RequestError } from '../http/RequestError'
import { log } from '../log/log'
import { metrics } from '../metrics/observeRequests'
import type { S3Settings } from './PictureStorage'

/** Options of a call to the storage. */
interface S3Request {
  body?: Buffer
  headers?: Record<string, string>
  /** True when the call returns null for a 404 instead of throwing an error. */
  missing?: boolean
  /** Time in ms for response and content together; without it, only the response and each chunk have a limit. */
  total?: number
}

/** Response of a bucket. */
interface S3Response {
  /** Size of the content in bytes; null if the storage does not name it. */
  size: number | null
  /** The caller must read it to the end or cancel it. Reading can throw the same errors as the call. */
  content: ReadableStream<Uint8Array>
}

/**
 * Calls a bucket. `path` is a path that begins with a slash, or a query, or '' for the bucket itself. Throws
 * RequestError 503, with Retry-After, for an unexpected response, or if no response comes in time.
 */
type S3Call = (
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
  path: string,
  request?: S3Request,
) => Promise<S3Response | null>

/**
 * Makes the function that calls a bucket: signs requests, limits their time, and retries after a 429 or a 5xx.
 */
export function s3Client({ endpoint, bucket, ...keys }: S3Settings): S3Call {
  const { timeout, retries, retryAfter } = config.s3
  const client = new AwsClient({ ...keys, service: 's3', retries })
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`

  return async (method, path, { body, headers = {}, missing = false, total = Infinity } = {}) => {
    const late = new AbortController()
    const end = performance.now() + total
    const inTime = async <Result>(step: () => Promise<Result>): Promise<Result> => {
      let timer: NodeJS.Timeout | undefined
      const limit = Math.min(timeout, end - performance.now())
      const expired = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          const error = new Error(limit < timeout ? `not all within ${total} ms` : `nothing within ${timeout} ms`)
          // Rejects here as well as by the signal, because Node can lose the signal of a Request at garbage collection.
          reject(error)
          late.abort(error)
        }, limit)
      })
      try {
        return await Promise.race([step(), expired])
      } catch (error) {
        metrics.storageFailures.inc({ method })
        log.error(`The picture storage failed (${method} ${path.split('?')[0]}):`, error)
        throw storageAway(retryAfter)
      } finally {
        clearTimeout(timer)
      }
    }
    return inTime(async () => {
      const response = await client.fetch(`${base}${path}`, {
        method,
        headers,
        // A redirect could lead to any host.
        redirect: 'manual',
        signal: late.signal,
        ...(body && { body: new Uint8Array(body) }),
      })
      // A response that is late or not needed is cancelled, because it would occupy its connection.
      if (late.signal.aborted || (response.ok && method !== 'GET')) await response.body?.cancel()
      late.signal.throwIfAborted()
      if (response.ok) return { size: sizeOf(response), content: content(response, inTime) }
      const text = method === 'HEAD' ? '' : await response.text()
      if (response.status === 404 && missing) return null
      throw new Error(`it responded with ${response.status} ${text.slice(0, 300)}`)
    })
  }
}

/**
 * Returns the size of a response's content; null if the size is unknown. The size of a compressed response counts as
 * unknown, because its Content-Length is not the length of the content.
 */
function sizeOf({ headers }: Response): number | null {
  const length = headers.get('Content-Length')
  return length === null || headers.has('Content-Encoding') ? null : Number(length)
}

/**
 * Returns the content of a response. Each chunk has its own time limit, which runs only while waiting for the storage:
 * a slow reader may take longer.
 */
function content(
  { body }: Response,
  inTime: <Result>(step: () => Promise<Result>) => Promise<Result>,
): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= body?.getReader()
        try {
          const { done, value } = (await inTime(async () => reader?.read())) ?? { done: true }
          if (done) controller.close()
          else if (value) controller.enqueue(value)
        } catch (error) {
          void reader?.cancel().catch(() => {})
          throw error
        }
      },
      cancel: () => (reader ?? body)?.cancel(),
    },
    { highWaterMark: 0 },
  )
}

function storageAway(retryAfter: number): RequestError {
  const text = {
    de: 'Der Bildspeicher des Portals antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
    en: 'The portal’s picture storage does not answer at the moment. Please try again in a minute.',
    pl: 'Magazyn zdjęć portalu teraz nie odpowiada. Proszę spróbować ponownie za minutę.',
  }
  return new RequestError(503, text, { retryAfter })
}
