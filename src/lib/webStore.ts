/** A keyed store of the browser that never throws: a page may forbid storage or its space may be full. */
export interface WebStore {
  /** The stored value, or undefined when there is none or it is not JSON. */
  read(key: string): unknown
  /**
   * Keeps a JSON value; `undefined` removes the key.
   * @returns whether the browser took it: else it is kept as long as the page is open
   */
  write(key: string, value: unknown): boolean
}

/** Where a store keeps its values, and under which names. */
interface WebStorePlace {
  /** How its keys begin. */
  readonly prefix: string
  /** What the browser would not take, for as long as the page is open. */
  readonly memory: Map<string, string>
  /** The browser's storage; may throw. */
  storage(): Storage
}

/** Opens a part of one of the browser's storages; where that is forbidden or full, values are kept in memory. */
export function webStore({ prefix, memory, storage }: WebStorePlace): WebStore {
  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action()
    } catch {
      return undefined
    }
  }
  return {
    read(key) {
      const name = prefix + key
      const text = memory.get(name) ?? attempt(() => storage().getItem(name)) ?? undefined
      return text === undefined ? undefined : attempt(() => JSON.parse(text) as unknown)
    },
    write(key, value) {
      const name = prefix + key
      memory.delete(name)
      if (value === undefined) {
        attempt(() => storage().removeItem(name))
        return true
      }
      const text = JSON.stringify(value)
      const isStored = attempt(() => {
        storage().setItem(name, text)
        return true
      })
      if (!isStored) memory.set(name, text)
      return isStored === true
    },
  }
}

const unstored = new Map<string, string>()

/** Opens the part of localStorage whose keys begin with `foyer.{area}.`: what stays on the device. */
export function localStore(area: string): WebStore {
  return webStore({ prefix: `foyer.${area}.`, memory: unstored, storage: () => window.localStorage })
}
