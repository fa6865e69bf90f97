import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { pageLanguage } from '../register/readRedirect'
import { type Language, readLanguage } from '../registerLogin/LayerCall'
import { readForm } from './formBody'

const ID = /^[\w.:-]{8,64}$/

/** Returns the proxy's request id if it is safe in a log, otherwise a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && ID.test(given) ? given : randomUUID().slice(0, 8)
}

/** Returns the language that the call names, otherwise that of the calling page. */
export function requestLanguage(request: FastifyRequest): Language {
  for (const source of [request.query, request.body]) {
    try {
      const form = readForm(source)
      if (form['language_id'] !== undefined) return readLanguage(form)
    } catch {
      // This source has no form fields or an invalid language, so the next source counts.
    }
  }
  return pageLanguage(request)
}
