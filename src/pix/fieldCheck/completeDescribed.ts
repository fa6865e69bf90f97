import { findMissingFields } from '../../config/findMissingFields'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { Runtime } from '../../shell/createRuntime'
import type { ShellActions } from '../../shell/useShell'
import { loadPageLanguages, withDescription } from '../descriptions/withDescription'
import type { Picture } from '../picture/Picture'
import { fetchPicture } from '../picture/pictureWire'
import type { FieldCheckOptions } from './FieldCheckWindow'

/**
 * Returns the pictures with their description in the page's language, for a page whose `checkForFields` has
 * `Description`. If `checkFields` is true, asks for missing required fields first. If the portal has no such language,
 * the check does not require a description, because nobody could write one. Undefined if the person cancelled.
 */
export async function completeDescribed(
  runtime: Pick<Runtime, 'queryClient'>,
  config: ResolvedConfig,
  chosen: readonly Picture[],
  onSaved: (picture: Picture) => void,
  openWindow: ShellActions['openWindow'],
): Promise<readonly Picture[] | undefined> {
  const languages = await loadPageLanguages(runtime, config)
  const { Description: _unavailable, ...others } = config.checkForFields
  const fields = languages.length > 0 ? config.checkForFields : others
  const describe = async (picture: Picture) => {
    // Loads a picture that came without its descriptions. Otherwise a new text could overwrite the stored one.
    const isUnread = languages.length > 0 && picture.unread?.includes('DescriptionsByIdLanguage')
    return withDescription(isUnread ? await fetchPicture(config, picture.Id) : picture, languages)
  }
  const pictures = await Promise.all(chosen.map(describe))
  if (!config.checkFields || pictures.every(picture => findMissingFields(picture, fields).length === 0)) return pictures
  const options: FieldCheckOptions = { pictures, fields, languages, onSaved }
  return openWindow<Picture[]>('pix.fieldCheck', options)
}
