import type { ResolvedConfig } from '../config/resolveConfig'

/** Where the event module's calls lead (events 7); `docRoot` is `/event` by default, and addresses are made below it (decisions). */
export function eventAddresses({ paths: { docRoot = '/event', addressBase } }: ResolvedConfig) {
  return {
    docRoot,
    cluster: `${docRoot}/api/event_cluster`,
    address: addressBase ?? `${docRoot}/api/address`,
    autocomplete: `${docRoot}/api/autocomplete`,
  }
}
