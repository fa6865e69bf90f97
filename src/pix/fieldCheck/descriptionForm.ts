import type { ResolvedConfig } from '../../config/resolveConfig'
import type { DescriptionLanguage } from '../descriptions/descriptionLanguageWire'
import { describedLanguage } from '../descriptions/withDescription'
import type { Picture } from '../picture/Picture'
import { fetchPicture } from '../picture/pictureWire'
import type { FieldTexts } from './fieldCheckModel'

/**
 * Returns a changed description as the save call expects it. Adds the descriptions in all other languages, because the
 * portal may replace the descriptions as a whole (image-library 7.3). Loads the current descriptions first. Returns no
 * field if the description is unchanged.
 */
export async function descriptionForm(
  config: ResolvedConfig,
  picture: Picture,
  { Description: text }: FieldTexts,
  languages: readonly DescriptionLanguage[],
): Promise<{ readonly descriptions_by_id_language?: Readonly<Record<string, string>> }> {
  const language = describedLanguage(picture, languages)
  if (!language || text === undefined || text.trim() === picture.Description) return {}
  const { DescriptionsByIdLanguage: stored } = await fetchPicture(config, picture.Id)
  return { descriptions_by_id_language: { ...stored, [language.Id]: text.trim() } }
}
