import { config } from '../config'
import { RequestError } from '../http/RequestError'
import type { AttemptStore } from '../limits/AttemptStore'
import { accountKey, MailLimits } from '../limits/MailLimits'
import { networkOf } from '../limits/networkOf'
import { fillText, type Language } from './LayerCall'
import { registerTexts } from './texts/registerTexts'

const { window, ...LIMITS } = config.register.limits
/** A call with a limit. */
type LimitedCall = keyof typeof LIMITS

/** The calls that send a mail to an account. */
const MAILING = new Set<LimitedCall>(['create_new_account', 'send_password_mail'])

/**
 * Limits calls that could be used to guess passwords, collect data or send unwanted mails. Counts the calls per network
 * and account, and per network in total. A call that sends a mail also counts for the daily limit of MailLimits.
 */
export class RequestLimits {
  constructor(private readonly call: LimitedCall) {}

  /** Counts a call. Throws RequestError 429, with a text and Retry-After, after too many calls. */
  async enter(attempts: AttemptStore, account: string, address: string, language: Language): Promise<void> {
    const { perAccount, perAddress } = LIMITS[this.call]
    const network = networkOf(address)
    const limits = [
      { key: `${this.call} for ${accountKey(account)} from ${network}`, most: perAccount },
      { key: `${this.call} from ${network}`, most: perAddress },
    ]
    const wait =
      (await attempts.enter(limits, window)) ||
      (MAILING.has(this.call) ? await new MailLimits(attempts).enter(account, address) : 0)
    if (wait > 0)
      throw new RequestError(
        429,
        fillText(registerTexts(language).too_many, { minutes: String(Math.ceil(wait / 60)) }),
        { retryAfter: wait },
      )
  }
}
