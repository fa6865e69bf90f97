// Lets a person repeat a write without doing it twice. Problem: the connection may break after a write was sent. The
// library then does not know if the portal carried out the write. A second attempt could, for example, create a second
// series. Idea: if the option `idempotency` is on, a write that must not happen twice carries a random
// `Idempotency-Key`. While the result is unknown, the same write (same address, same content) gets the same key. The
// portal then recognises the repetition and does not do the write again. After a success, the library forgets the key,
// because the same write afterwards is a new one. After a refusal, it forgets the key too, unless an earlier attempt
// may have succeeded. A success also removes the keys of unconfirmed changes at the same address. Without the keys, a
// retry after a lost response could create duplicates.

const BYTES = 16

/** Returns a unique key. Does not use `randomUUID`, which is missing on pages without TLS. */
export function makeKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

interface Unsettled {
  readonly key: string
  readonly address: string
  /** True for a write that changes existing data; false for one that creates data. */
  readonly isChange: boolean
  mayBeDone: boolean
}

const unsettled = new Map<string, Unsettled>()

/** The keys of writes without a known result. A repeated write has the same key. */
export const writeKeys = {
  /** Returns the key of a write. `write` is the text of all that is sent. */
  of(write: string, address: string, isChange: boolean): string {
    const found = unsettled.get(write) ?? { key: makeKey(), address, isChange, mayBeDone: false }
    unsettled.set(write, found)
    return found.key
  },

  /**
   * Marks a write whose result is unknown: the portal may have done it. The write keeps its key, even if a retry is
   * refused.
   */
  doubt(write: string): void {
    const found = unsettled.get(write)
    if (found) found.mayBeDone = true
  },

  /**
   * Forgets the key of a refused write, unless an earlier attempt may have succeeded. The same write afterwards counts
   * as a new one.
   */
  refuse(write: string): void {
    if (!unsettled.get(write)?.mayBeDone) unsettled.delete(write)
  },

  /**
   * Forgets the key of a write, if there is one. Call this for every write that succeeded. Also forgets the keys of
   * changes at the same address whose result is unknown. This write may have undone such a change. With the old key,
   * the portal would not do the change again.
   */
  settle(write: string, address: string): void {
    unsettled.delete(write)
    for (const [other, found] of unsettled)
      if (found.isChange && found.mayBeDone && found.address === address) unsettled.delete(other)
  },
}

let count = 0

/** Counts the writes of this page. A response requested before a write began or ended may be out of date. */
export const pageWrites = {
  /** Returns the number of times that a write began or ended. */
  count: (): number => count,

  /** Runs a write, and counts when it begins and when it ends, even if it fails. */
  async during<Answer>(write: () => Promise<Answer>): Promise<Answer> {
    count += 1
    try {
      return await write()
    } finally {
      count += 1
    }
  },
}
