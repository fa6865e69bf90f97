import { createHash } from 'node:crypto'

/** The form in which a session token is stored: whoever reads the database cannot sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
