import { languageTag } from '../../labels/languageTag'
import type { ReadLabel } from '../../labels/useLabels'
import type { MetaLabel } from './MetaLabel'

/** The languages of the interface are named by its own texts: the browser's names take longer to come than the window to be drawn. */
const OWN: Readonly<Record<string, MetaLabel>> = { de: 'pix_language_de', en: 'pix_language_en', pl: 'pix_language_pl' }

/** The name of a language of descriptions, such as `de_DE`, in the interface language; a locale that is none is its own name. */
export function languageName(locale: string, interfaceLanguage: string, t: ReadLabel<MetaLabel>): string {
  const part = locale.split(/[_-]/, 1)[0] ?? locale
  const own = OWN[part]
  if (own) return t(own)
  try {
    return new Intl.DisplayNames(languageTag(interfaceLanguage), { type: 'language' }).of(part) ?? locale
  } catch {
    return locale
  }
}
