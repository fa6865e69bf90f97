import { config } from '../config'
import { RequestError } from '../http/RequestError'
import type { AttemptStore } from '../limits/AttemptStore'
import { fillText } from './fieldOf'
import type { Language } from './LayerCall'
import { registerTexts } from './texts/registerTexts'

const { window, ...LIMITS } = config.register.limits
/** A call that may be made only so often. */
type LimitedCall = keyof typeof LIMITS

/** Slows down calls that could be used to guess, to find out or to annoy: so many per account, and per address in all. */
export class RequestLimits {
  constructor(private readonly call: LimitedCall) {}

  /** Counts a call. Throws RequestError 429, in words and with Retry-After, when there were too many. */
  async enter(attempts: AttemptStore, account: string, address: string, language: Language): Promise<void> {
    const { perAccount, perAddress } = LIMITS[this.call]
    const limits = [
      { key: `${this.call} for ${account.toLowerCase().slice(0, 300)}`, most: perAccount },
      { key: `${this.call} from ${address}`, most: perAddress },
    ]
    const wait = await attempts.enter(limits, window)
    if (wait > 0)
      throw new RequestError(
        429,
        fillText(registerTexts(language).too_many, { minutes: String(Math.ceil(wait / 60)) }),
        { retryAfter: wait },
      )
  }
}
