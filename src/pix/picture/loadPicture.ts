import { FoyerError } from '../../lib/FoyerError'
import type { Runtime } from '../../shell/Runtime'
import type { Picture } from './Picture'
import { fetchPicture } from './pictureWire'

/**
 * Loads one picture for the host page.
 * @throws FoyerError CALL_WRONG_ARGUMENT when `id` is no whole number above 0, else FailedRequest
 */
export async function loadPicture(runtime: Runtime, id: number): Promise<Picture> {
  if (!Number.isSafeInteger(id) || id < 1) {
    throw new FoyerError('CALL_WRONG_ARGUMENT', `pix.load got ${JSON.stringify(id) ?? typeof id} as the id of a picture, which is no whole number above 0. Pass the Id of a picture.`)
  }
  return fetchPicture(runtime.readConfig(), id)
}
