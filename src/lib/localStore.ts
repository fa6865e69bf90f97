/** A keyed store on the device that never throws: a page may forbid storage or its space may be full. */
export interface LocalStore {
  /** The stored value, or undefined when there is none or it is not JSON. */
  read(key: string): unknown
  /** Keeps a JSON value; `undefined` removes the key. */
  write(key: string, value: unknown): void
}

const PREFIX = 'foyer.'

/** What the device would not take, for as long as the page is open. */
const memory = new Map<string, string>()

/** Opens the part of localStorage whose keys begin with `foyer.{area}.`; where storage is forbidden or full, it keeps values in memory. */
export function localStore(area: string): LocalStore {
  const nameOf = (key: string) => `${PREFIX}${area}.${key}`
  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action()
    } catch {
      return undefined
    }
  }
  return {
    read(key) {
      const name = nameOf(key)
      const text = memory.get(name) ?? attempt(() => window.localStorage.getItem(name)) ?? undefined
      return text === undefined ? undefined : attempt(() => JSON.parse(text) as unknown)
    },
    write(key, value) {
      const name = nameOf(key)
      memory.delete(name)
      if (value === undefined) {
        attempt(() => window.localStorage.removeItem(name))
        return
      }
      const text = JSON.stringify(value)
      const isStored = attempt(() => {
        window.localStorage.setItem(name, text)
        return true
      })
      if (!isStored) memory.set(name, text)
    },
  }
}
