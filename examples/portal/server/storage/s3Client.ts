import { AwsClient } from 'aws4fetch'
import { config } from '../config'
import { RequestError } from '../http/RequestError'
import { log } from '../log/log'
import { metrics } from '../metrics/metrics'
import type { S3Settings } from './S3Settings'

/** What goes with a call of the storage. */
interface S3Request {
  body?: Buffer
  headers?: Record<string, string>
  /** Whether 404 is an answer: null. */
  missing?: boolean
}

/** Calls a bucket by a path that begins with a slash, or by a query, or '' for the bucket itself. Throws RequestError 503, with Retry-After, when it does not answer as it should. */
type S3Call = (method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', path: string, request?: S3Request) => Promise<Response | null>

/** Makes the function that calls a bucket: signed, each call within its time, again where the storage asks for it. */
export function s3Client({ endpoint, bucket, ...keys }: S3Settings): S3Call {
  const { timeout, retries, retryAfter } = config.s3
  const client = new AwsClient({ ...keys, service: 's3', retries })
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`

  return async (method, path, { body, headers = {}, missing = false } = {}) => {
    const late = new AbortController()
    // For the answer's begin only: a slow reader may take longer for the rest.
    const timer = setTimeout(() => late.abort(new Error(`no answer within ${timeout} ms`)), timeout)
    try {
      const response = await client.fetch(`${base}${path}`, { method, headers, signal: late.signal, ...(body && { body: new Uint8Array(body) }) })
      if (response.ok) return response
      const text = method === 'HEAD' ? '' : await response.text()
      if (response.status === 404 && missing) return null
      throw new Error(`it answered ${response.status} ${text.slice(0, 300)}`)
    } catch (error) {
      metrics.storageFailures.inc({ method })
      log.error(`The picture storage failed (${method} ${path.split('?')[0]}):`, error)
      throw storageAway(retryAfter)
    } finally {
      clearTimeout(timer)
    }
  }
}

function storageAway(retryAfter: number): RequestError {
  const text = {
    de: 'Der Bildspeicher des Portals antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
    en: 'The portal’s picture storage does not answer at the moment. Please try again in a minute.',
    pl: 'Magazyn zdjęć portalu teraz nie odpowiada. Proszę spróbować ponownie za minutę.',
  }
  return new RequestError(503, text, { retryAfter })
}
