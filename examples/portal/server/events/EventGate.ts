import { AttemptCounter } from '../accounts/AttemptCounter'
import { config } from '../config'
import { tooManyRequests } from '../http/tooManyRequests'

const { window, ...LIMITS } = config.event.limits

/** What is asked too often, in words, for the refusal. */
const WORDS = {
  writes: { de: 'Änderungen', en: 'changes', pl: 'zmian' },
  addresses: { de: 'neue Adressen', en: 'new addresses', pl: 'nowych adresów' },
  geocodes: { de: 'Ortsanfragen', en: 'requests for places', pl: 'zapytań o miejsca' },
} as const

/** Slows down who writes events or addresses, or asks for places, too often. */
export class EventGate {
  private readonly counter: AttemptCounter

  constructor(private readonly kind: keyof typeof WORDS) {
    this.counter = new AttemptCounter(LIMITS[kind], window)
  }

  /** Counts a call of an account or address. Throws RequestError 429, with Retry-After, when there were too many. */
  enter(who: number | string): void {
    const key = String(who)
    const wait = this.counter.secondsToWait(key)
    if (wait > 0) throw tooManyRequests(WORDS[this.kind], wait)
    this.counter.count(key)
  }
}
