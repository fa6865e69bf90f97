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
