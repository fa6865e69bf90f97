import { RequestError } from './RequestError'

/** The refusal of another account's list or series, as the label that the contract sends. */
export function accessDenied(): RequestError {
  return new RequestError(403, 'pix_access_denied', { json: true })
}
