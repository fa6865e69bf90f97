/** Portal locale → its language tag, for locales whose plain conversion would be a valid but wrong tag. */
const TAGS: Readonly<Record<string, string>> = { en_EN: 'en-GB' }

/**
 * Returns the BCP 47 tag of a portal locale such as `en_EN` or `hsb_DE`, for `Intl` and `lang` attributes; `und` if
 * there is none.
 */
export function languageTag(locale: string): string {
  const tag = TAGS[locale] ?? locale.replaceAll('_', '-')
  return [tag, languageCode(locale)].find(isTag) ?? 'und'
}

/** Returns the language of a portal locale, such as `de` of `de_DE` or `hsb` of `hsb_DE`. */
export function languageCode(locale: string): string {
  return locale.split(/[-_]/, 1)[0]!.toLowerCase()
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
