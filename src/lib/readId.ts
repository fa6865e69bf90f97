import { FoyerError } from './FoyerError'

/**
 * Validates an id that a page passes: a whole number above 0, or its digits (`'7'`).
 * @param callName the call that receives it, for the error's text
 * @param entity the kind of entity that has such ids, for the error's text
 * @throws FoyerError CALL_WRONG_ARGUMENT for anything else, naming the call
 */
export function readId(callName: string, id: unknown, entity = 'a picture'): number {
  const number = typeof id === 'string' && /^\d{1,16}$/.test(id.trim()) ? Number(id) : id
  if (Number.isSafeInteger(number) && (number as number) > 0) return number as number
  throw new FoyerError(
    'CALL_WRONG_ARGUMENT',
    `${callName} got ${JSON.stringify(id) ?? typeof id} as an id, which is not a whole number above 0. Pass the Id of ${entity}.`,
  )
}
