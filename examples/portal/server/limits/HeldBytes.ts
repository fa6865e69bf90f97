/** Counts the bytes in memory, in total and for each owner. */
export class HeldBytes {
  private total = 0
  private readonly ofOwner = new Map<string, number>()

  constructor(private readonly limits: { readonly total: number; readonly perOwner: number }) {}

  /** Counts bytes of an owner. Returns false without counting if there is no room. */
  take(owner: string, bytes: number): boolean {
    const held = (this.ofOwner.get(owner) ?? 0) + bytes
    if (this.total + bytes > this.limits.total || held > this.limits.perOwner) return false
    this.total += bytes
    this.ofOwner.set(owner, held)
    return true
  }

  /** Releases bytes of an owner. */
  release(owner: string, bytes: number): void {
    const held = (this.ofOwner.get(owner) ?? 0) - bytes
    this.total -= bytes
    if (held > 0) this.ofOwner.set(owner, held)
    else this.ofOwner.delete(owner)
  }
}
