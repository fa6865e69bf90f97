/** The portal's language rule: a query parameter `language` that contains EN means English, anything else German (portal-accounts 2.6). */
export function languageFromQuery(address: URL): string {
  return address.searchParams.get('language')?.includes('EN') ? 'en_EN' : 'de_DE'
}
