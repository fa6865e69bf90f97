import { AttemptCounter } from '../accounts/AttemptCounter'
import { config } from '../config'
import { RequestError } from '../http/RequestError'
import { fillText } from './fillText'
import type { Language } from './Language'
import { registerTexts } from './texts/registerTexts'

const { window, ...LIMITS } = config.register.limits
/** A call that may be made only so often. */
type LimitedCall = keyof typeof LIMITS

/** Slows down calls that could be used to guess, to find out or to annoy: so many per account, and per address in all. */
export class RequestLimits {
  private readonly perAccount: AttemptCounter
  private readonly perAddress: AttemptCounter

  constructor(call: LimitedCall) {
    this.perAccount = new AttemptCounter(LIMITS[call].perAccount, window)
    this.perAddress = new AttemptCounter(LIMITS[call].perAddress, window)
  }

  /** Counts a call. Throws RequestError 429, in words and with Retry-After, when there were too many. */
  enter(account: string, address: string, language: Language): void {
    const key = account.toLowerCase().slice(0, 300)
    const wait = Math.max(this.perAccount.secondsToWait(key), this.perAddress.secondsToWait(address))
    if (wait > 0) throw new RequestError(429, fillText(registerTexts(language).too_many, { minutes: String(Math.ceil(wait / 60)) }), { retryAfter: wait })
    this.perAccount.count(key)
    this.perAddress.count(address)
  }
}
