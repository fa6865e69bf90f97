import { languageTag } from '../../labels/languageTag'

/** The name of a language of descriptions, such as `de_DE`, in the interface language; a locale that is none is its own name. */
export function languageName(locale: string, interfaceLanguage: string): string {
  const part = locale.split(/[_-]/, 1)[0] ?? locale
  try {
    return new Intl.DisplayNames(languageTag(interfaceLanguage), { type: 'language' }).of(part) ?? locale
  } catch {
    return locale
  }
}
