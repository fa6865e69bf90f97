import type { ReadLabel } from '../../labels/useLabels'
import { languageTag } from '../../lib/languageTag'

/** Labels of a description field and of the languages. A window that calls `languageName` must load these labels. */
export const descriptionLabels = ['pix_description', 'pix_language_de', 'pix_language_en', 'pix_language_pl'] as const

type DescriptionLabel = (typeof descriptionLabels)[number]

/** Labels of the library's own languages. The names of other languages come from the browser. */
const OWN: Readonly<Record<string, DescriptionLabel>> = {
  de: 'pix_language_de',
  en: 'pix_language_en',
  pl: 'pix_language_pl',
}

/** Returns the name of a language such as `de_DE` in the interface language. Returns an invalid locale unchanged. */
export function languageName(locale: string, interfaceLanguage: string, t: ReadLabel<DescriptionLabel>): string {
  const part = locale.split(/[_-]/, 1)[0] ?? locale
  const own = OWN[part]
  if (own) return t(own)
  try {
    return new Intl.DisplayNames(languageTag(interfaceLanguage), { type: 'language' }).of(part) ?? locale
  } catch {
    return locale
  }
}
