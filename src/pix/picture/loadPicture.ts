import { readId } from '../../lib/readId'
import type { Runtime } from '../../shell/createRuntime'
import type { Picture } from './Picture'
import { fetchPicture } from './pictureWire'

/**
 * Loads one picture for the host page.
 * @throws FoyerError CALL_WRONG_ARGUMENT if `id` is not a whole number above 0
 * @throws FailedRequest if the request fails
 */
export async function loadPicture(runtime: Runtime, id: number | string): Promise<Picture> {
  return fetchPicture(runtime.readConfig(), readId('pix.load', id))
}
