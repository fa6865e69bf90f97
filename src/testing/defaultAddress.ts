import type { FoyerConfig } from '../config/FoyerConfig'

/** The options of a page that have addresses of the portal. */
export type PageAddresses = Pick<FoyerConfig, 'hosts' | 'paths' | 'pix' | 'maps'>

/**
 * Returns the addresses that a page has changed, each with its default. The longest changed address comes first,
 * because a shorter one can be a prefix of it.
 */
function changedAddresses({
  hosts = {},
  paths = {},
  pix,
  maps,
}: PageAddresses): readonly (readonly [string, string])[] {
  const all: readonly (readonly [string | undefined, string])[] = [
    [hosts.image, '/image'],
    [maps?.geocoderUrl, '/geocode/search'],
    // `deleteSeries` has no default. The fake portal deletes a series at `/pix/series/{id}`.
    [pix?.deleteSeries, '/pix/series'],
    [paths.cityUrl, '/module/lib/framework/selectBoxDataCity.php'],
    [paths.addressBase, '/event/api/address'],
    [paths.pixBase, '/pix'],
    [paths.framework, '/module/lib/framework'],
    [paths.register, '/register'],
    [paths.registerLogin, '/register-login/api'],
    [paths.docRoot, '/event'],
  ]
  return all
    .flatMap(([changed, usual]) => (changed ? [[changed, usual] as const] : []))
    .toSorted(([one], [other]) => other.length - one.length)
}

/**
 * Returns a request's address as it would be on a page with the default addresses, because the fake portal knows only
 * those.
 */
export function defaultAddress(address: string, page: PageAddresses): string {
  const url = new URL(address)
  const sent = `${url.origin}${url.pathname}`
  for (const [changed, usual] of changedAddresses(page)) {
    const base = new URL(changed, url).href.replace(/\/$/, '')
    if (sent === base || sent.startsWith(`${base}/`))
      return `${url.origin}${usual}${sent.slice(base.length)}${url.search}`
  }
  return address
}
