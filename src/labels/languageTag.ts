const TAGS: Readonly<Record<string, string>> = { de_DE: 'de-DE', en_EN: 'en-GB', pl_PL: 'pl-PL' }

/** The BCP 47 tag of a portal locale such as `en_EN`, which `Intl` and `lang` attributes can't read. */
export function languageTag(locale: string): string {
  return TAGS[locale] ?? locale.slice(0, 2)
}
