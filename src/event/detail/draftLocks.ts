/** Absent on pages without https. */
const manager = () => (navigator as { readonly locks?: LockManager }).locks
const PREFIX = 'foyer.event.draft.'

/** Tells the other tabs of the browser which drafts are being written right now; where the browser has no locks, nothing is told. */
export const draftLocks = {
  /**
   * Says that a draft is being written, until it is let go or its tab is gone, even by a crash.
   * @returns lets it go
   */
  hold(name: string): () => void {
    const waiting = new AbortController()
    let letGo = () => {}
    const held = () =>
      new Promise<void>(resolve => {
        letGo = resolve
      })
    manager()?.request(PREFIX + name, { signal: waiting.signal }, held).catch(() => {})
    return () => {
      waiting.abort()
      letGo()
    }
  },

  /** The drafts that are being written somewhere. */
  async held(): Promise<ReadonlySet<string>> {
    const { held = [] } = (await manager()?.query().catch(() => undefined)) ?? {}
    return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : [])))
  },
}
