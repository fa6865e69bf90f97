import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { RequestError } from '../http/RequestError'
import { readIdempotencyKey } from '../idempotency/readIdempotencyKey'
import type { ReceivedUpload } from './ReceivedUpload'
import type { UploadKey } from './UploadKey'

const KEY = /^[\w.:-]{8,100}$/

/**
 * Reads the form field `upload_key`, else the header Idempotency-Key, null when neither is sent: an upload that is repeated with the same key and the same content stores nothing
 * a second time and gets the pictures of the first. The field is for forms in hidden frames, which send no headers. Throws RequestError 400.
 */
export function readUploadKey(request: FastifyRequest, { fields, files }: ReceivedUpload): UploadKey | null {
  const key = fields.get('upload_key') || readIdempotencyKey(request)
  if (key === null) return null
  if (!KEY.test(key)) throw new RequestError(400, 'The field upload_key must have 8 to 100 letters, digits or any of . : _ -.')
  const hash = createHash('sha256').update(JSON.stringify([fields.get('series') ?? '', files.map(({ fileName, content }) => [fileName, content.length])]))
  for (const { content } of files) hash.update(content)
  return { key, fingerprint: hash.digest('hex') }
}
