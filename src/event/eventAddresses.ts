import type { ResolvedConfig } from '../config/resolveConfig'

/**
 * Returns the URLs of the event module's calls (events 7). They are below `docRoot`, by default `/event`. The calls for
 * postal addresses may have a URL of their own: `paths.addressBase` (list of decisions).
 */
export function eventAddresses({ paths: { docRoot = '/event', addressBase } }: ResolvedConfig) {
  return {
    docRoot,
    cluster: `${docRoot}/api/event_cluster`,
    address: addressBase ?? `${docRoot}/api/address`,
    autocomplete: `${docRoot}/api/autocomplete`,
  }
}
