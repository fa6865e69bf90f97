import { FoyerError } from './FoyerError'

/**
 * Refuses an id that no entity of the portal can have.
 * @throws FoyerError CALL_WRONG_ARGUMENT when `id` is no whole number above 0, naming the call
 */
export function checkId(callName: string, id: unknown): void {
  if (Number.isSafeInteger(id) && (id as number) > 0) return
  throw new FoyerError('CALL_WRONG_ARGUMENT', `${callName} got ${JSON.stringify(id) ?? typeof id} as an id, which is no whole number above 0. Pass the Id of a picture.`)
}
