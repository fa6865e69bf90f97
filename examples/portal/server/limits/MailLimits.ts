import { config } from '../config'
import type { AttemptStore } from './AttemptStore'
import { networkOf } from './networkOf'

const { daily, repeatedWithin } = config.mail
const DAY = 24 * 3600 * 1000
const LONGEST_ACCOUNT = 300

/** The name of an account as limits count it: capitals make no other account. */
export function accountKey(account: string): string {
  return account.toLowerCase().slice(0, LONGEST_ACCOUNT)
}

/**
 * Bounds the mails that anybody can have sent to an account. Most of it counts by account and network together, so that a stranger who asks and asks
 * keeps its owner from nothing.
 */
export class MailLimits {
  constructor(private readonly attempts: AttemptStore) {}

  /** Counts a wish for a mail to an account, whether there is such an account or not. Returns the seconds to wait when there were too many today, else 0. */
  enter(account: string, address: string): Promise<number> {
    const key = accountKey(account)
    const limits = [
      { key: `mails of a day for ${key} from ${networkOf(address)}`, most: daily.perNetwork },
      { key: `mails of a day for ${key}`, most: daily.perAccount },
    ]
    return this.attempts.enter(limits, DAY)
  }

  /** True when the same was wished for a moment ago from the same network: its mail is on its way, and one is enough. */
  async isRepeated(wish: string, account: string, address: string): Promise<boolean> {
    const key = `${wish} mailed to ${accountKey(account)} for ${networkOf(address)}`
    return (await this.attempts.enter([{ key, most: 1 }], repeatedWithin)) > 0
  }
}
