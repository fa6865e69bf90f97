import { AsyncLocalStorage } from 'node:async_hooks'
import pino from 'pino'
import type { Logger } from 'pino'
import { loggedError } from './loggedError'

let json: Logger | undefined

/** What the portal says to whoever runs it: sentences for a terminal, or one JSON object a line. */
export const log = {
  /** From now on everything is JSON on the standard output. */
  asJson(): void {
    json = pino(
      { base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
      pino.destination({ fd: 1, sync: true }),
    )
  },

  /** Whether each request gets a line. */
  tellsRequests(): boolean {
    return json !== undefined
  },

  /** Something that the operator may want to know. */
  info(text: string, fields: LogFields = {}): void {
    if (json) json.info(named(fields), text)
    else console.log(sentence(text, fields))
  },

  /** Something that went wrong, with what caused it: without the values that a database was given. */
  error(text: string, error: unknown, fields: LogFields = {}): void {
    const err = loggedError(error)
    if (json) json.error({ ...named(fields), err }, text)
    else console.error(sentence(text, fields), err)
  },
}

/** What goes with a line; a `request` that it gives, its text names by itself. */
interface LogFields extends Record<string, unknown> {
  request?: string
}

function named(fields: LogFields): LogFields {
  const request = fields.request ?? currentRequest.getStore()
  return request === undefined ? fields : { ...fields, request }
}

function sentence(text: string, { request }: LogFields): string {
  const current = request === undefined ? currentRequest.getStore() : undefined
  return current === undefined ? text : `Request ${current}: ${text}`
}

/** The id of the request that is being answered, for whoever logs on its way. */
export const currentRequest = new AsyncLocalStorage<string>()
