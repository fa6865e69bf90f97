/** A key-value store in the browser. Its functions never throw, even if storage is forbidden or full. */
export interface WebStore {
  /** Returns the stored value; undefined if there is none or it is not JSON. */
  read(key: string): unknown
  /**
   * Stores a JSON value; `undefined` removes the key.
   * @returns false if the browser did not store the value. Then the value stays in memory while the page is open
   */
  write(key: string, value: unknown): boolean
}

/** The location of a store and the prefix of its keys. */
interface WebStorePlace {
  readonly prefix: string
  /** Values that the browser did not accept, kept while the page is open. */
  readonly memory: Map<string, string>
  /** Returns the browser's storage; may throw. */
  storage(): Storage
}

/**
 * Opens the part of a browser storage whose keys begin with `prefix`. If storage is forbidden or full, values stay in
 * memory.
 */
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

/** Opens the part of localStorage whose keys begin with `foyer.{area}.`, for values that stay on the device. */
export function localStore(area: string): WebStore {
  return webStore({ prefix: `foyer.${area}.`, memory: unstored, storage: () => window.localStorage })
}
