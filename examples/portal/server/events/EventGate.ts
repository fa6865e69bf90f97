import { config } from '../config'
import { tooManyRequests } from '../http/tooManyRequests'
import type { AttemptStore } from '../limits/AttemptStore'

const { window, ...LIMITS } = config.event.limits

/** What is asked too often, in words, for the refusal. */
const WORDS = {
  writes: { de: 'Änderungen', en: 'changes', pl: 'zmian' },
  addresses: { de: 'neue Adressen', en: 'new addresses', pl: 'nowych adresów' },
  geocodes: { de: 'Ortsanfragen', en: 'requests for places', pl: 'zapytań o miejsca' },
} as const

/** Slows down who writes events or addresses, or asks for places, too often. */
export class EventGate {
  constructor(
    private readonly kind: keyof typeof WORDS,
    private readonly attempts: AttemptStore,
  ) {}

  /** Counts a call of an account or address. Throws RequestError 429, with Retry-After, when there were too many. */
  async enter(who: number | string): Promise<void> {
    const wait = await this.attempts.enter([{ key: `${this.kind} of ${who}`, most: LIMITS[this.kind] }], window)
    if (wait > 0) throw tooManyRequests(WORDS[this.kind], wait)
  }
}
