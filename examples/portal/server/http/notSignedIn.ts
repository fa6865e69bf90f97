import { RequestError } from './RequestError'

/** The refusal of a request without a session, as the contract words it. */
export function notSignedIn(): RequestError {
  return new RequestError(403, 'Please log in', { json: true })
}
