import { randomBytes } from 'node:crypto'

/** A token that nobody guesses, fit for addresses and cookies; what is stored of it is its hash. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}
