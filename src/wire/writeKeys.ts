const BYTES = 16

/** Makes a key that nothing else has. Not `randomUUID`, which pages without TLS lack. */
export function makeKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

interface Unsettled {
  readonly key: string
  readonly address: string
  /** It changes what is there already; what creates something doesn't. */
  readonly isChange: boolean
  mayBeDone: boolean
}

const unsettled = new Map<string, Unsettled>()

/** The keys of writes whose answers have not come: the same write again has the same key. */
export const writeKeys = {
  /** The key of a write, which is given as all that is sent. */
  of(write: string, address: string, isChange: boolean): string {
    const found = unsettled.get(write) ?? { key: makeKey(), address, isChange, mayBeDone: false }
    unsettled.set(write, found)
    return found.key
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

  /**
   * A write was answered, with a key or without: the same again is another one. So is each change at its address that nobody heard of: it may be
   * undone by now, and with its old key the portal would call it done and leave it so.
   */
  settle(write: string, address: string): void {
    unsettled.delete(write)
    for (const [other, found] of unsettled)
      if (found.isChange && found.mayBeDone && found.address === address) unsettled.delete(other)
  },
}

let count = 0

/** The writes of this page: what was asked for before one began or ended may have changed since. */
export const pageWrites = {
  /** How often one began or ended. */
  count: (): number => count,

  /** Does a write, and counts it as it begins and as it ends, whatever comes of it. */
  async during<Answer>(write: () => Promise<Answer>): Promise<Answer> {
    count += 1
    try {
      return await write()
    } finally {
      count += 1
    }
  },
}
