import type { FastifyInstance } from 'fastify'
import { emptyMap, parseBracketForm } from './formBody'

/** Key of the error of a query that can't be read. Such a query has no fields. */
const UNREADABLE = Symbol('unreadable query')

/**
 * Parses a query as parseBracketForm does, but never throws: the router does not catch errors, so the process would
 * end. `refuseUnreadableQueries` throws the error.
 */
export function parseQuery(text: string): ReturnType<typeof parseBracketForm> {
  try {
    return parseBracketForm(text)
  } catch (error) {
    return Object.assign(emptyMap(), { [UNREADABLE]: error })
  }
}

/** Refuses requests whose query could not be read. Throws the error of parseBracketForm. */
export function refuseUnreadableQueries(app: FastifyInstance): void {
  app.addHook('onRequest', async request => {
    const { [UNREADABLE]: error } = request.query as { readonly [UNREADABLE]?: Error }
    if (error) throw error
  })
}
