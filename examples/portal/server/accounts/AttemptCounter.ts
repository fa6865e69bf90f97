import { config } from '../config'

/** Counts failed attempts by key within a window of time; its memory is bounded. */
export class AttemptCounter {
  private readonly attempts = new Map<string, { count: number; endsAt: number }>()

  constructor(
    private readonly limit: number,
    private readonly windowLength: number,
  ) {}

  /** Seconds until the key may try again; 0 when it may now. */
  secondsToWait(key: string, now = Date.now()): number {
    const entry = this.attempts.get(key)
    if (!entry || entry.endsAt <= now || entry.count < this.limit) return 0
    return Math.ceil((entry.endsAt - now) / 1000)
  }

  /** Counts one attempt. */
  count(key: string, now = Date.now()): void {
    const entry = this.attempts.get(key)
    if (entry && entry.endsAt > now) {
      entry.count += 1
      return
    }
    this.attempts.delete(key)
    this.attempts.set(key, { count: 1, endsAt: now + this.windowLength })
    const [oldest] = this.attempts.keys()
    if (this.attempts.size > config.signIn.trackedKeys && oldest !== undefined) this.attempts.delete(oldest)
  }

  /** Forgets a key's attempts. */
  forget(key: string): void {
    this.attempts.delete(key)
  }
}
