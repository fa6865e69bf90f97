import { languageCode } from '../lib/languageTag'
import type { ResolvedConfig } from './resolveConfig'

const LANGUAGE_IDS: Readonly<Record<string, number>> = { de: 1, en: 2, pl: 44 }

/** The number of the spoken language on the portal (decisions): 1 German, 2 English, 44 Polish, unless the page says otherwise. */
export function languageId({ language, register }: Pick<ResolvedConfig, 'language' | 'register'>): number {
  return register?.languageIds?.[language] ?? LANGUAGE_IDS[languageCode(language)] ?? 1
}
