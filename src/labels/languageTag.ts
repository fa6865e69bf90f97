const TAGS: Readonly<Record<string, string>> = { de_DE: 'de-DE', en_EN: 'en-GB', pl_PL: 'pl-PL' }

/** The BCP 47 tag of a portal locale such as `en_EN`, which `Intl` and `lang` attributes can't read. */
export function languageTag(locale: string): string {
  return TAGS[locale] ?? locale.slice(0, 2)
}

/** The short code of a portal locale: the part before '_', such as `de` of `de_DE`. */
export function languageCode(locale: string): string {
  return locale.split('_')[0]!.toLowerCase()
}

const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The direction that a portal locale such as `de_DE` is written in. */
export function textDirection(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.slice(0, 2)) ? 'rtl' : 'ltr'
}
