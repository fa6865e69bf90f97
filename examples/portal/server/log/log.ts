import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import pino from 'pino'
import type { Logger } from 'pino'
import { loggedError } from './loggedError'
import { RepeatedLines } from './RepeatedLines'

let json: Logger | undefined

/** The log of the portal: sentences for a terminal, or one JSON object per line. */
export const log = {
  /** Switches to JSON on the standard output. */
  asJson(): void {
    json = pino(
      { base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
      pino.destination({ fd: 1, sync: true }),
    )
  },

  /** True when each request is logged. */
  logsRequests(): boolean {
    return json !== undefined
  },

  /** Logs a finished request if the log is JSON. */
  request(fields: LogFields): void {
    json?.info(named(fields), 'request')
  },

  /** Logs a line. If lines differ only in numbers, one per second is written. */
  info(text: string, fields: LogFields = {}): void {
    const told = onceASecond(text, fields)
    if (told === null) return
    if (json) json.info(named(fields), told)
    else console.log(sentence(told, fields))
  },

  /**
   * Logs an error with its cause, without the values of database statements. If lines differ only in numbers, one per
   * second is written.
   */
  error(text: string, error: unknown, fields: LogFields = {}): void {
    const err = loggedError(error)
    const told = onceASecond(text, fields, err instanceof Error ? err.message : '')
    if (told === null) return
    if (json) json.error({ ...named(fields), err }, told)
    else console.error(sentence(told, fields), err)
  },
}

const repeated = new RepeatedLines()
const NUMBERS = /[0-9a-f]{8,}|\d+/g

/** Returns the text with the number of omitted lines of its kind; null if this line is omitted, too. */
function onceASecond(text: string, { request = '' }: LogFields, cause = ''): string | null {
  const kind = `${request === '' ? text : text.replace(request, '')} ${cause}`.replace(NUMBERS, '…')
  const leftOut = repeated.enter(kind)
  if (leftOut === null) return null
  return leftOut === 0 ? text : `(${leftOut} lines like this one were left out.) ${text}`
}

/** Fields of a line. If `request` is set, the line's text already contains it. */
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

/** Id of the current request, for log lines during its work. */
export const currentRequest = new AsyncLocalStorage<string>()

/**
 * Makes the id and address of the current request available to every log line and rate limit, even after its connection
 * has ended.
 */
export function nameRequests(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction) =>
    currentRequest.run(request.id, done)
  app.addHook('onRequest', (request, reply, done) => {
    // Reads the address now, because a closed connection reports its address only if somebody has read the address
    // before.
    void request.raw.socket.remoteAddress
    enter(request, reply, done)
  })
  // Enters the context again, because the parser of a body may leave the context.
  app.addHook('preValidation', enter)
}
