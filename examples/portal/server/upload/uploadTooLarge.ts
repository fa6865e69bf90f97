import { RequestError } from '../http/RequestError'

/** The refusal of a post that is too large in all. */
export function uploadTooLarge(): RequestError {
  return new RequestError(413, 'Das ist zu viel auf einmal: Alle Dateien zusammen müssen unter 20 MB bleiben.')
}
