import { readId } from '../../lib/readId'
import type { Runtime } from '../../shell/createRuntime'
import type { Picture } from './Picture'
import { fetchPicture } from './pictureWire'

/**
 * Loads one picture for the host page.
 * @throws FoyerError CALL_WRONG_ARGUMENT when `id` is no whole number above 0, else FailedRequest
 */
export async function loadPicture(runtime: Runtime, id: number | string): Promise<Picture> {
  return fetchPicture(runtime.readConfig(), readId('pix.load', id))
}
