import { languageCode } from '../lib/languageTag'
import type { ResolvedConfig } from './resolveConfig'

const LANGUAGE_IDS: Readonly<Record<string, number>> = { de: 1, en: 2, pl: 44 }

/**
 * Returns the portal's number of the current language (list of decisions): 1 German, 2 English, 44 Polish, unless the
 * page configures others. Any other language has 1.
 */
export function languageId({ language, register }: Pick<ResolvedConfig, 'language' | 'register'>): number {
  return register?.languageIds?.[language] ?? LANGUAGE_IDS[languageCode(language)] ?? 1
}
