import { makeKey } from '../lib/makeKey'

const unsettled = new Map<string, string>()

/** The keys of writes whose answers have not come: the same write again has the same key. */
export const writeKeys = {
  /** The key of a write, which is given as all that is sent. */
  of(write: string): string {
    const key = unsettled.get(write) ?? makeKey()
    unsettled.set(write, key)
    return key
  },

  /** The write was answered: the same again is another one. */
  settle(write: string): void {
    unsettled.delete(write)
  },
}
