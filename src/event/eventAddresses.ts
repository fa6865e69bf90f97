import type { ResolvedConfig } from '../config/resolveConfig'

/**
 * Returns the addresses of the event module's calls (events 7). `docRoot` is `/event` by default. The other addresses
 * are below `docRoot`; only that of the address calls can be configured, by `paths.addressBase` (decisions).
 */
export function eventAddresses({ paths: { docRoot = '/event', addressBase } }: ResolvedConfig) {
  return {
    docRoot,
    cluster: `${docRoot}/api/event_cluster`,
    address: addressBase ?? `${docRoot}/api/address`,
    autocomplete: `${docRoot}/api/autocomplete`,
  }
}
