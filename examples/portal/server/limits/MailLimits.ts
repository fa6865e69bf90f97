import { config } from '../config'
import type { AttemptStore } from './AttemptStore'
import { networkOf } from './networkOf'

const { daily, repeatedWithin } = config.mail
const DAY = 24 * 3600 * 1000
const LONGEST_ACCOUNT = 300

/** Returns the key of an account for limits; case does not matter. */
export function accountKey(account: string): string {
  return account.toLowerCase().slice(0, LONGEST_ACCOUNT)
}

/**
 * Limits the mails that anybody can request for an account. Most limits count by account and network together, so that a stranger's requests do not
 * keep the owner from a mail.
 */
export class MailLimits {
  constructor(private readonly attempts: AttemptStore) {}

  /**
   * Counts a request for a mail to an account, whether or not the account exists. Returns the seconds to wait if there were too many today, else 0.
   */
  enter(account: string, address: string): Promise<number> {
    const key = accountKey(account)
    const limits = [
      { key: `mails of a day for ${key} from ${networkOf(address)}`, most: daily.perNetwork },
      { key: `mails of a day for ${key}`, most: daily.perAccount },
    ]
    return this.attempts.enter(limits, DAY)
  }

  /** True when the same mail was requested a moment ago from the same network; its mail is on its way. */
  async isRepeated(wish: string, account: string, address: string): Promise<boolean> {
    const key = `${wish} mailed to ${accountKey(account)} for ${networkOf(address)}`
    return (await this.attempts.enter([{ key, most: 1 }], repeatedWithin)) > 0
  }
}
