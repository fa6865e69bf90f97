import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { pageLanguage } from '../register/readRedirect'
import { readLanguage } from '../registerLogin/fieldOf'
import type { Language } from '../registerLogin/LayerCall'
import { readForm } from './formBody'

const ID = /^[\w.:-]{8,64}$/

/** The id that whoever stands in front gave a request, if it is one that can stand in a log, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && ID.test(given) ? given : randomUUID().slice(0, 8)
}

/** The language of who sent a request: what the call asks for, else that of the page that made it. */
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
