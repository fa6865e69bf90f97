import { useQuery } from '@tanstack/react-query'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { DescriptionsByIdLanguage } from '../picture/Picture'
import { type DescriptionLanguage, fetchDescriptionLanguages } from './descriptionLanguageWire'

/** Query of the languages of picture descriptions. */
export const descriptionLanguagesQuery = (config: ResolvedConfig) => ({
  queryKey: [config.auth.accountId, config.language, 'pix.languages'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchDescriptionLanguages(config, signal),
})

/** Loads the languages of picture descriptions. Windows share the cached response. */
export function useDescriptionLanguages(config: ResolvedConfig) {
  const { data, isError, refetch } = useQuery(descriptionLanguagesQuery(config))
  return { languages: data, hasFailed: isError, retry: () => void refetch() }
}

const languagePart = (locale: string) => locale.split(/[_-]/, 1)[0]

/** Returns the languages of a locale such as `de_DE`: the exact one first, then those with the same language part. */
export function languagesOfLocale(languages: readonly DescriptionLanguage[], locale: string): DescriptionLanguage[] {
  const exact = languages.filter(language => language.Locale === locale)
  const related = languages.filter(language => languagePart(language.Locale) === languagePart(locale))
  return [...new Set([...exact, ...related])]
}

/**
 * Returns a picture's description for a locale such as `de_DE`: the one of exactly this locale, else one with the same
 * language part, else an empty text (image-library 3.1).
 */
export function descriptionForLocale(
  descriptions: DescriptionsByIdLanguage,
  languages: readonly DescriptionLanguage[],
  locale: string,
): string {
  return (
    languagesOfLocale(languages, locale)
      .map(({ Id }) => descriptions[Id])
      .find(text => text) ?? ''
  )
}
