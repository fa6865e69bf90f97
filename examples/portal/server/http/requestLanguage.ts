import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { pageLanguage } from '../register/readRedirect'
import { readLanguage } from '../registerLogin/fieldOf'
import type { Language } from '../registerLogin/LayerCall'
import { readForm } from './formBody'

const ID = /^[\w.:-]{8,64}$/

/** Returns the request id that a proxy gave, if it can stand in a log, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && ID.test(given) ? given : randomUUID().slice(0, 8)
}

/** Returns the language of a request: the one that the call names, else that of the page that made it. */
export function requestLanguage(request: FastifyRequest): Language {
  for (const source of [request.query, request.body]) {
    try {
      const form = readForm(source)
      if (form['language_id'] !== undefined) return readLanguage(form)
    } catch {
      // What is refused for its form says no language either.
    }
  }
  return pageLanguage(request)
}
