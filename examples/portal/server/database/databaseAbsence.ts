import { RequestError } from '../http/RequestError'

// Error codes of PostgreSQL: connection exceptions, shutting down or starting up, too many connections.
const AWAY = /^(?:08\w{3}|57P0[1-3]|53300)$/
// Error codes of Node: the server is unreachable, or the connection is lost.
const UNREACHED = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/
const FULL = /^(?:53100|53200|ENOSPC)$/
// The driver and socketWithTimeout set no code on these errors.
const LOST =
  /PostgreSQL was silent|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/
const DEPTH = 5

/**
 * Returns a RequestError 503 if the error means that the database is unreachable or full, so that a retry makes sense;
 * null for any other error.
 */
export function databaseAbsence(error: unknown): RequestError | null {
  for (
    let [cause, depth] = [error, 0];
    cause instanceof Error && depth < DEPTH;
    [cause, depth] = [cause.cause, depth + 1]
  ) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    const isUnreached = 'syscall' in cause && UNREACHED.test(code)
    if (isUnreached || AWAY.test(code) || LOST.test(cause.message))
      return new RequestError(503, TEXTS.away, { retryAfter: 5 })
    if (FULL.test(code)) return new RequestError(503, TEXTS.full, { retryAfter: 60 })
  }
  return null
}

const TEXTS = {
  away: {
    de: 'Die Datenbank des Portals antwortet gerade nicht; es wurde nichts gespeichert. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The portal’s database does not answer at the moment; nothing was saved. Please try again shortly.',
    pl: 'Baza danych portalu teraz nie odpowiada; nic nie zapisano. Proszę za chwilę spróbować ponownie.',
  },
  full: {
    de: 'Die Datenbank des Portals hat gerade keinen Platz mehr; es wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal.',
    en: 'The portal’s database has no room at the moment; nothing was saved. Please try again later.',
    pl: 'W bazie danych portalu nie ma teraz miejsca; nic nie zapisano. Proszę spróbować później.',
  },
} as const
