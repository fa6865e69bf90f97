import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { databaseAbsence } from '../database/databaseAbsence'
import { log } from '../log/log'
import { PictureRestricted, RequestError } from './RequestError'
import { requestLanguage } from './requestLanguage'
import { errorXml } from './typedXml'

/**
 * Returns the status of a failed request, and its refusal if there is one. Logs the portal's own errors with the
 * request's id and route.
 */
export function failureOf(
  error: unknown,
  request: FastifyRequest,
): { statusCode: number; refusal: RequestError | null } {
  const name = `Request ${request.id} (${request.method} ${request.routeOptions.url ?? 'no route'})`
  const fields = { request: request.id }
  if (error instanceof RequestError) {
    // Logged as information, because the cause is overload or an error that is already in the log.
    if (error.statusCode >= 500) log.info(`${name} was refused with ${error.statusCode}: ${error.message}`, fields)
    return { statusCode: error.statusCode, refusal: error }
  }
  if (isBrokenOff(request)) return { statusCode: 400, refusal: null }
  const absence = databaseAbsence(error)
  if (absence) {
    log.error(`${name} found no database:`, error, fields)
    return { statusCode: absence.statusCode, refusal: absence }
  }
  const statusCode = statusOf(error)
  if (statusCode >= 500) log.error(`${name} failed:`, error, fields)
  return { statusCode: Math.min(statusCode, 500), refusal: null }
}

/** True when the connection has ended before the request was complete, so nobody reads the response. */
function isBrokenOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}

function statusOf(error: unknown): number {
  const statusCode = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof statusCode === 'number' && statusCode >= 400 ? statusCode : 500
}

/** Responds to every failed request with its status and one plain sentence. */
export function handleErrors(app: FastifyInstance, officeMail: string): void {
  app.setErrorHandler((error, request, reply) => {
    const { statusCode, refusal } = failureOf(error, request)
    if (refusal) return sendRequestError(reply, refusal, officeMail)
    return sendText(
      reply,
      statusCode,
      statusCode < 500 ? sentenceFor(statusCode) : `Internal error (request ${request.id}).`,
    )
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    return sendText(reply, 404, `There is nothing at ${path.slice(0, 200)}.`)
  })
}

function sendRequestError(reply: FastifyReply, error: RequestError, officeMail: string): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('Retry-After', String(error.retryAfter))
  const text =
    error instanceof PictureRestricted ? error.textFor(officeMail) : error.textIn(requestLanguage(reply.request))
  if (!error.json || wantsXml(reply.request)) return sendText(reply, error.statusCode, text)
  return reply.code(error.statusCode).type('application/json; charset=utf-8').send(JSON.stringify(text))
}

function sendText(reply: FastifyReply, statusCode: number, text: string): FastifyReply {
  if (wantsXml(reply.request))
    return reply.code(statusCode).type('application/xml; charset=utf-8').send(errorXml(statusCode, text))
  return reply.code(statusCode).type('text/plain; charset=utf-8').send(text)
}

/** True when the request is a POST to a path that ends in .xml. A form sends such a call into a hidden frame. */
function wantsXml({ method, url }: FastifyRequest): boolean {
  return method === 'POST' && /^[^?]*\.xml(?:\?|$)/.test(url)
}

function sentenceFor(statusCode: number): string {
  if (statusCode === 413) return 'The request is larger than the portal accepts.'
  if (statusCode === 415) return 'The portal does not accept requests of this content type.'
  if (statusCode === 404) return 'There is nothing at this address.'
  return 'The request could not be read.'
}
