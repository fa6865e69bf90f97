const OF_A_BROWSER = [
  'window',
  'document',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'customElements',
  'matchMedia',
  'requestAnimationFrame',
  'self',
]
const THAT_ACT = [
  'fetch',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'addEventListener',
  'BroadcastChannel',
  'MessageChannel',
]

/**
 * Records the browser globals that the code of a folder reads, calls or adds.
 * @param {string} folder part of the path of the watched code
 * @returns {() => string[]} returns the names recorded so far
 */
export function watchGlobals(folder) {
  const touched = new Set()
  const note = name => {
    if (new Error('who asks').stack.includes(folder)) touched.add(name)
  }
  for (const name of [...OF_A_BROWSER, ...THAT_ACT]) {
    const value = globalThis[name]
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        note(name)
        return value
      },
    })
  }
  const before = new Set(Reflect.ownKeys(globalThis))
  return () => [
    ...touched,
    ...Reflect.ownKeys(globalThis)
      .filter(name => !before.has(name))
      .map(name => `globalThis.${String(name)}`),
  ]
}
