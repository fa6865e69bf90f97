/**
 * Flags for every Chromium of the tests, also for one that starts without Playwright's flags: the browser itself must
 * not use the network.
 */
export const quietFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
