import { RequestError } from './RequestError'

const LARGEST = 2_147_483_647

/** An id from an address or a form. Throws RequestError 400, naming `what` it should have been, for anything but a positive whole number. */
export function parseId(text: string | undefined, what: string): number {
  const id = text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN
  if (id <= LARGEST) return id
  throw new RequestError(400, `The ${what} must be a positive whole number.`)
}
