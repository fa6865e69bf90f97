import { languageCode } from '../lib/languageTag'
import type { ResolvedConfig } from './resolveConfig'

const LANGUAGE_IDS: Readonly<Record<string, number>> = { de: 1, en: 2, pl: 44 }

/**
 * Returns the portal's number of the current language (list of decisions). This is the number that the page configures
 * for the language in `register.languageIds`, else 2 for English, 44 for Polish, and 1 for German and all others.
 */
export function languageId({ language, register }: Pick<ResolvedConfig, 'language' | 'register'>): number {
  return register?.languageIds?.[language] ?? LANGUAGE_IDS[languageCode(language)] ?? 1
}
