import pino, { type Logger } from 'pino'

let json: Logger | undefined

/** What the portal says to whoever runs it: sentences for a terminal, or one JSON object a line. */
export const log = {
  /** From now on everything is JSON on the standard output. */
  asJson(): void {
    json = pino({ base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ fd: 1, sync: true }))
  },

  /** Whether each request gets a line. */
  tellsRequests(): boolean {
    return json !== undefined
  },

  /** Something that the operator may want to know. */
  info(text: string, fields: Record<string, unknown> = {}): void {
    if (json) json.info(fields, text)
    else console.log(text)
  },

  /** Something that went wrong, with what caused it. */
  error(text: string, error: unknown, fields: Record<string, unknown> = {}): void {
    if (json) json.error({ ...fields, err: error }, text)
    else console.error(text, error)
  },
}
