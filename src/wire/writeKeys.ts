import { makeKey } from '../lib/makeKey'

const unsettled = new Map<string, { readonly key: string; mayBeDone: boolean }>()

/** The keys of writes whose answers have not come: the same write again has the same key. */
export const writeKeys = {
  /** The key of a write, which is given as all that is sent. */
  of(write: string): string {
    const { key, mayBeDone = false } = unsettled.get(write) ?? { key: makeKey() }
    unsettled.set(write, { key, mayBeDone })
    return key
  },

  /** The portal may have done the write, though nobody heard of it: whatever is said of the next try, it keeps its key. */
  doubt(write: string): void {
    const found = unsettled.get(write)
    if (found) found.mayBeDone = true
  },

  /** The write was refused: the same again is another one, unless an earlier try may have done it. */
  refuse(write: string): void {
    if (!unsettled.get(write)?.mayBeDone) unsettled.delete(write)
  },

  /** The write was answered: the same again is another one. */
  settle(write: string): void {
    unsettled.delete(write)
  },
}
