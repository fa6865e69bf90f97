import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { config } from '../config'
import type { DatabaseQuery } from '../database/PortalDatabase'
import { DatabaseLimiter } from './DatabaseLimiter'

/** A key for counting attempts, and the maximum number within the time window. */
interface Limit {
  key: string
  most: number
}

/** Counts attempts within time windows, shared by all processes of the portal. */
export class AttemptStore {
  /**
   * Keys at their limit, with the seconds until their windows end. During a flood, attempts for such a key are refused
   * without a database query.
   */
  private readonly full: RateLimiterMemory

  /** @param rememberFor time in ms for which a full key is refused without asking the database; 0 always asks */
  constructor(
    private readonly query: DatabaseQuery,
    private readonly rememberFor: number = config.rememberFull,
  ) {
    this.full = new RateLimiterMemory({ keyPrefix: '', points: 1, duration: rememberFor / 1000 })
  }

  /**
   * Counts an attempt for each key, or for none if one of them is full. Returns 0 if the attempt was counted, otherwise
   * the seconds until the full key's window ends. Pass the most specific key first: if it is full, the attempt is not
   * counted for the more general keys, even for a moment.
   */
  async enter(limits: Limit[], window: number): Promise<number> {
    const counted = limits
      .filter(({ most }) => Number.isFinite(most))
      .map(({ key, most }) => ({ key: hashed(key), limiter: this.limiter(most, window) }))
    const remembered = Math.max(0, ...(await Promise.all(counted.map(({ key }) => this.secondsLeft(key)))))
    if (remembered > 0) return remembered
    // RateLimiterUnion is not used, because it counts a refused attempt for the other keys.
    for (const [index, { key, limiter }] of counted.entries()) {
      const refused = await refusalOf(limiter, key)
      if (!refused) continue
      await Promise.all(counted.slice(0, index + 1).map(taken => taken.limiter.reward(taken.key)))
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      if (this.rememberFor > 0) await this.full.set(key, seconds, Math.min(this.rememberFor / 1000, seconds))
      return seconds
    }
    return 0
  }

  /** Deletes a key's attempts. */
  async forget(key: string): Promise<void> {
    await this.full.delete(hashed(key))
    await this.limiter(1, 1000).delete(hashed(key))
  }

  /** Takes back one attempt of a key. `window` is the length of the key's window in ms. */
  async takeBack(key: string, window: number): Promise<void> {
    await this.full.delete(hashed(key))
    await this.limiter(1, window).reward(hashed(key))
  }

  /** Removes expired windows. */
  async sweep(): Promise<void> {
    await this.query({ text: 'delete from attempts where ends <= now()' }, [])
  }

  private limiter(points: number, window: number): DatabaseLimiter {
    return new DatabaseLimiter(this.query, { points, duration: window / 1000 })
  }

  private async secondsLeft(key: string): Promise<number> {
    const known = await this.full.get(key)
    if (!known) return 0
    const asked = Math.min(this.rememberFor / 1000, known.consumedPoints)
    return Math.max(1, Math.ceil(known.consumedPoints - (asked - known.msBeforeNext / 1000)))
  }
}

/** Counts an attempt of a key. Returns the refusal if the key is full, otherwise null. */
export async function refusalOf(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}

/** Hashes a key, because the table must not contain readable addresses and account names. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
