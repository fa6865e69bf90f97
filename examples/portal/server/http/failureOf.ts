import type { FastifyRequest } from 'fastify'
import { databaseAbsence } from '../database/databaseAbsence'
import { log } from '../log/log'
import { RequestError } from './RequestError'

/** What a failed request ends in, as a page or not: its status, and the refusal where there is one. What is our own fault is logged with the request's id and route. */
export function failureOf(error: unknown, request: FastifyRequest): { statusCode: number; refusal: RequestError | null } {
  const name = `Request ${request.id} (${request.method} ${request.routeOptions.url ?? 'no route'})`
  const fields = { request: request.id }
  if (error instanceof RequestError) {
    // Who was turned away because there was too much to do, or because of what a line before tells.
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

/** The sender went away before the request was whole: nobody's fault, and nobody reads the answer. */
function isBrokenOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}

function statusOf(error: unknown): number {
  const statusCode = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof statusCode === 'number' && statusCode >= 400 ? statusCode : 500
}
