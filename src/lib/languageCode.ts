/** The short code of a portal locale: the part before '_', such as `de` of `de_DE`. */
export function languageCode(locale: string): string {
  return locale.split('_')[0]!.toLowerCase()
}
