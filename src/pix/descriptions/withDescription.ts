import type { ResolvedConfig } from '../../config/resolveConfig'
import type { Runtime } from '../../shell/createRuntime'
import type { Picture } from '../picture/Picture'
import type { DescriptionLanguage } from './descriptionLanguageWire'
import { descriptionLanguagesQuery, languagesOfLocale } from './useDescriptionLanguages'

/**
 * Loads the portal's description languages for the page's locale, or reads them from the cache. Returns an empty list
 * if the portal has none.
 */
export async function loadPageLanguages(
  { queryClient }: Pick<Runtime, 'queryClient'>,
  config: ResolvedConfig,
): Promise<DescriptionLanguage[]> {
  const languages = await queryClient.query({ ...descriptionLanguagesQuery(config), staleTime: 'static' })
  return languagesOfLocale(languages, config.locale)
}

/**
 * Returns the language of the description that the page gets: the first of `languages` in which the picture has a text,
 * else the first one. Undefined without languages.
 */
export function describedLanguage(
  { DescriptionsByIdLanguage }: Picture,
  languages: readonly DescriptionLanguage[],
): DescriptionLanguage | undefined {
  return languages.find(({ Id }) => DescriptionsByIdLanguage[Id]?.trim()) ?? languages[0]
}

/** Returns a picture with its `Description` in one of the languages; unchanged if there are no languages. */
export function withDescription(picture: Picture, languages: readonly DescriptionLanguage[]): Picture {
  const language = describedLanguage(picture, languages)
  return language ? { ...picture, Description: picture.DescriptionsByIdLanguage[language.Id] ?? '' } : picture
}
