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
 * Notes what code of a folder reads of a browser's globals, does by those that act, and adds to them.
 * @param {string} folder part of the path of the code that is watched
 * @returns {() => string[]} tells what was touched until then
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
