import type { FastifyInstance } from 'fastify'
import { RequestError } from './RequestError'

/** JSON writes only lone surrogates as escapes. */
const LONE_SURROGATE = /(?<!\\)(?:\\\\)*\\ud[89a-f]/

/** Makes the app parse JSON bodies, and refuse texts that no database stores: half of a character (a lone surrogate). */
export function jsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text.toString(), (error, body: unknown) => {
      if (error === null && LONE_SURROGATE.test(JSON.stringify(body)))
        return done(
          new RequestError(400, 'The request contains half a character (a lone surrogate). Please remove it.'),
        )
      done(error, body)
    })
  })
}
