/** Memory that the body of one request uses, such as a form. */
export interface Holding {
  /** Counts bytes; returns false, and counts nothing, if there is no room. */
  add(bytes: number): boolean
  /** Keeps the bytes until they are released: from now on nobody else can get their room. */
  keep(): void
  /** Releases the bytes. */
  release(): void
}

interface OpenHolding {
  readonly owner: string
  readonly giveUp: () => void
  bytes: number
  isKept: boolean
}

/**
 * Counts bytes that are held in memory, in total and for each owner. If the total has no room, holdings that are not
 * kept are released one by one: each time the newest one of the owner with the most bytes. Only owners that hold more
 * than the asking owner would hold with the new bytes lose holdings. An owner can never hold more than `perOwner`.
 */
export class HeldBytes {
  private total = 0
  private readonly ofOwner = new Map<string, number>()
  /** The oldest first. */
  private readonly holdings = new Set<OpenHolding>()

  constructor(private readonly limits: { readonly total: number; readonly perOwner: number }) {}

  /**
   * Begins a holding without bytes.
   *
   * @param giveUp is called when the bytes are released because another owner gets the room
   */
  begin(owner: string, giveUp: () => void): Holding {
    const holding: OpenHolding = { owner, giveUp, bytes: 0, isKept: false }
    return {
      add: bytes => this.add(holding, bytes),
      keep: () => void (holding.isKept = true),
      release: () => this.release(holding),
    }
  }

  private add(holding: OpenHolding, bytes: number): boolean {
    const held = this.heldBy(holding.owner) + bytes
    if (held > this.limits.perOwner || !this.makeRoom(bytes, held)) return false
    this.change(holding, bytes)
    return true
  }

  /**
   * Ends holdings of owners with more than `held` bytes until there is room. Returns false if no such holding is left
   * and there is still no room.
   */
  private makeRoom(bytes: number, held: number): boolean {
    while (this.total + bytes > this.limits.total) {
      const open = [...this.holdings].filter(({ owner, isKept }) => !isKept && this.heldBy(owner) > held)
      if (open.length === 0) return false
      const loser = open.reduce((most, next) => (this.heldBy(next.owner) >= this.heldBy(most.owner) ? next : most))
      this.release(loser)
      loser.giveUp()
    }
    return true
  }

  private release(holding: OpenHolding): void {
    this.change(holding, -holding.bytes)
  }

  private heldBy(owner: string): number {
    return this.ofOwner.get(owner) ?? 0
  }

  private change(holding: OpenHolding, bytes: number): void {
    const { owner } = holding
    const held = this.heldBy(owner) + bytes
    holding.bytes += bytes
    this.total += bytes
    if (held > 0) this.ofOwner.set(owner, held)
    else this.ofOwner.delete(owner)
    if (holding.bytes > 0) this.holdings.add(holding)
    else this.holdings.delete(holding)
  }
}
