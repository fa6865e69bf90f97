const EVERY_MS = 1000
/** Number of kinds of lines that are counted separately within EVERY_MS; all further ones count as one kind. */
const MOST_KINDS = 20
const OTHERS = ''

/** Passes one line of each kind per second and counts the others, so that a flood of requests does not fill the log. */
export class RepeatedLines {
  private readonly kinds = new Map<string, { until: number; leftOut: number }>()

  /** @param now returns the time in ms */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Returns the number of lines of the same kind that were omitted since the last written one; null if this line must
   * be omitted, too.
   */
  enter(kind: string): number | null {
    const time = this.now()
    if (!this.kinds.has(kind) && this.kinds.size >= MOST_KINDS) this.forget(time)
    const name = this.kinds.has(kind) || this.kinds.size < MOST_KINDS ? kind : OTHERS
    const known = this.kinds.get(name)
    if (known && time < known.until) {
      known.leftOut += 1
      return null
    }
    this.kinds.set(name, { until: time + EVERY_MS, leftOut: 0 })
    return known?.leftOut ?? 0
  }

  private forget(time: number): void {
    for (const [kind, { until }] of this.kinds) if (time >= until) this.kinds.delete(kind)
  }
}
