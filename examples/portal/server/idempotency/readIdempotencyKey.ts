import type { FastifyRequest } from 'fastify'
import { RequestError } from '../http/RequestError'

const KEY = /^"?([\w.:-]{8,100})"?$/

/** The request's Idempotency-Key, with or without quotes, or null where it has none. Throws RequestError 400 for one that is no key. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const text = headers['idempotency-key']
  if (text === undefined || text === '') return null
  const key = typeof text === 'string' ? KEY.exec(text)?.[1] : undefined
  if (key === undefined) throw new RequestError(400, 'The header Idempotency-Key must have 8 to 100 letters, digits or any of . : _ -.')
  return key
}
