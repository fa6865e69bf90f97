import { DrizzleQueryError } from 'drizzle-orm'

/**
 * Returns an error that is safe to log. Of a database error, only statement, message, code and names of database
 * objects remain. Drizzle's errors also contain every value of the statement, and the database's errors the refused
 * value or row. Such values can be mailed links and addresses.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof DrizzleQueryError)
    return Object.assign(bare(error.cause ?? new Error('failed')), { statement: error.query.replace(LITERAL, "'…'") })
  if (isDatabaseError(error)) return bare(error)
  const cause = loggedError(error.cause)
  return cause === error.cause ? error : Object.assign(bare(error), { cause })
}

function bare(error: Error): Error {
  const message = isDatabaseError(error) && DATA.test(error.code) ? error.message.replace(QUOTED, '"…"') : error.message
  const copy = new Error(message)
  copy.name = error.name
  copy.stack = `${error.name}: ${message}${frames(error)}`
  for (const name of LOGGED_FIELDS)
    if (name in error) Object.defineProperty(copy, name, { value: Reflect.get(error, name), enumerable: true })
  return copy
}

const LOGGED_FIELDS = ['code', 'syscall', 'severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine']
// Literals are removed too: a value that must influence the plan is a literal in its statement (see DatabaseQuery).
const LITERAL = /'(?:[^']|'')*'/g
// Messages with these error codes of PostgreSQL quote a value; others do not.
const DATA = /^22/
const QUOTED = /".*"/s

function frames({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  return at === -1 ? '' : stack.slice(at + message.length)
}

function isDatabaseError(error: Error): error is Error & { code: string } {
  return 'severity' in error && 'code' in error && typeof error.code === 'string'
}
