import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorXml } from './errorXml'
import { failureOf } from './failureOf'
import type { RequestError } from './RequestError'
import { requestLanguage } from './requestLanguage'

/** Makes every failed request end in its status and one plain sentence. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { statusCode, refusal } = failureOf(error, request)
    if (refusal) return sendRequestError(reply, refusal)
    return sendText(reply, statusCode, statusCode < 500 ? sentenceFor(statusCode) : `Internal error (request ${request.id}).`)
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    return sendText(reply, 404, `There is nothing at ${path.slice(0, 200)}.`)
  })
}

function sendRequestError(reply: FastifyReply, error: RequestError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('Retry-After', String(error.retryAfter))
  const text = error.textIn(requestLanguage(reply.request))
  if (!error.json || wantsXml(reply.request)) return sendText(reply, error.statusCode, text)
  return reply.code(error.statusCode).type('application/json; charset=utf-8').send(JSON.stringify(text))
}

function sendText(reply: FastifyReply, statusCode: number, text: string): FastifyReply {
  if (wantsXml(reply.request)) return reply.code(statusCode).type('application/xml; charset=utf-8').send(errorXml(statusCode, text))
  return reply.code(statusCode).type('text/plain; charset=utf-8').send(text)
}

/** The call that a form makes into a hidden frame. */
function wantsXml({ method, url }: FastifyRequest): boolean {
  return method === 'POST' && /^[^?]*\.xml(?:\?|$)/.test(url)
}

function sentenceFor(statusCode: number): string {
  if (statusCode === 413) return 'The request is larger than the portal accepts.'
  if (statusCode === 415) return 'The portal does not read requests of this content type.'
  if (statusCode === 404) return 'There is nothing at this address.'
  return 'The request could not be read.'
}
