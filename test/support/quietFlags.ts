/**
 * Flags for every Chromium of the tests, also the one that imitates a person's own: the browser itself must not use the
 * network.
 */
export const quietFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
