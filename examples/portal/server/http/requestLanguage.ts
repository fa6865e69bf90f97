import type { FastifyRequest } from 'fastify'
import { pageLanguage } from '../register/pageLanguage'
import type { Language } from '../registerLogin/Language'
import { readLanguage } from '../registerLogin/readLanguage'
import { readForm } from './readForm'

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
