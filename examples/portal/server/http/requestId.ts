import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ID = /^[\w.:-]{8,64}$/

/** The id that whoever stands in front gave a request, if it is one that can stand in a log, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && ID.test(given) ? given : randomUUID().slice(0, 8)
}
