import { FoyerError } from './FoyerError'

/**
 * Refuses an id that no entity of the portal can have.
 * @param of what has such an id
 * @throws FoyerError CALL_WRONG_ARGUMENT when `id` is no whole number above 0, naming the call
 */
export function checkId(callName: string, id: unknown, of = 'a picture'): void {
  if (Number.isSafeInteger(id) && (id as number) > 0) return
  throw new FoyerError(
    'CALL_WRONG_ARGUMENT',
    `${callName} got ${JSON.stringify(id) ?? typeof id} as an id, which is no whole number above 0. Pass the Id of ${of}.`,
  )
}
