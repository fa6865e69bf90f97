/** For every Chromium of the tests, also one that a person's own stands for: nothing of its own on the network. */
export const quietFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
