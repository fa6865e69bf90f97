import { readId } from '../../lib/readId'
import type { Runtime } from '../../shell/createRuntime'
import type { Picture } from './Picture'
import { loadPageLanguages, withDescription } from '../descriptions/withDescription'
import { fetchPicture } from './pictureWire'

/**
 * Loads one picture for the host page, with its `Description` if `checkForFields` names it.
 * @throws FoyerError CALL_WRONG_ARGUMENT if `id` is not a whole number above 0
 * @throws FailedRequest if a request fails
 */
export async function loadPicture(runtime: Runtime, id: number | string): Promise<Picture> {
  const config = runtime.readConfig()
  const [picture, languages] = await Promise.all([
    fetchPicture(config, readId('pix.load', id)),
    config.checkForFields['Description'] ? loadPageLanguages(runtime, config) : [],
  ])
  return withDescription(picture, languages)
}
