import type { SessionAccount } from '../accounts/accountsTable'
import { config } from '../config'
import type { AttemptStore } from './AttemptStore'
import { networkOf } from './networkOf'

const { daily, repeatedWithin } = config.mail
const { linkLife } = config.register
const DAY = 24 * 3600 * 1000
const LONGEST_ACCOUNT = 300

/** Returns the key of an account for limits; case does not matter. */
export function accountKey(account: string): string {
  return account.toLowerCase().slice(0, LONGEST_ACCOUNT)
}

/** Purpose of a mail that anybody can request for an account, for the limits of MailLimits. */
export type MailPurpose = keyof typeof config.register.linkLife

/**
 * Mail that a person requests. The registration frame's reminder counts separately from the layer's mail for a new
 * password, because the reminder's link opens another window.
 */
export type RequestedMail = MailPurpose | 'reminder'

/** Sender of a message to the editors: an account, or a visitor. `address` is the IP address of either. */
export interface EditorsSender {
  account: Pick<SessionAccount, 'Id'> | null
  address: string
}

/**
 * Limits the mails that anybody can request for an account or send to the editors. Each network has its own daily
 * number of requests for an account, so a stranger in another network cannot use up the owner's requests. Up to this
 * number, the response does not reveal if a mail is sent.
 */
export class MailLimits {
  constructor(private readonly attempts: AttemptStore) {}

  /**
   * Counts a network's request for a mail to an account, whether or not the account exists. Returns the seconds to
   * wait, 0 if the request was counted.
   */
  enter(account: string, address: string): Promise<number> {
    const key = `mails of a day for ${accountKey(account)} from ${networkOf(address)}`
    return this.attempts.enter([{ key, most: daily.perNetwork }], DAY)
  }

  /**
   * Counts a mail to an account and returns true if the mail may be sent. Beyond the daily limit, an account gets one
   * more mail of each purpose. The next one follows only when the link of that mail has expired, because until then the
   * owner can use this link.
   */
  async isDue(purpose: MailPurpose, account: string): Promise<boolean> {
    const key = `mails of a day for ${accountKey(account)}`
    if ((await this.attempts.enter([{ key, most: daily.perAccount }], DAY)) === 0) return true
    return (await this.attempts.enter([{ key: `${key}, ${purpose}`, most: 1 }], linkLife[purpose])) === 0
  }

  /**
   * True when the same network requested the same mail within `repeatedWithin`, so no second mail is sent. Otherwise
   * records this request.
   */
  async isRepeated(mail: RequestedMail, account: string, address: string): Promise<boolean> {
    const key = `${mail} mailed to ${accountKey(account)} for ${networkOf(address)}`
    return (await this.attempts.enter([{ key, most: 1 }], repeatedWithin)) > 0
  }

  /**
   * Counts a message to the editors. Returns true if its mail may be sent, false if the same message was mailed within
   * a day, or the seconds to wait if a limit is reached. All visitors share a daily number of mails, and so do all
   * accounts. Each account and each network of visitors gets only a part of this number.
   */
  async enterEditors(message: string, { account, address }: EditorsSender): Promise<boolean | number> {
    if ((await this.attempts.enter([{ key: mailed(message), most: 1 }], DAY)) > 0) return false
    const key = 'mails of a day to the editors from'
    const limits = [
      { key: `${key} ${account ? `account ${account.Id}` : networkOf(address)}`, most: daily.perSender },
      account
        ? { key: `${key} accounts`, most: daily.fromAccounts }
        : { key: `${key} visitors`, most: daily.fromVisitors },
    ]
    const wait = await this.attempts.enter(limits, DAY)
    if (wait === 0) return true
    await this.forgetMessage(message)
    return wait
  }

  /** Forgets a message to the editors whose mail was not sent, so that it can be repeated. */
  forgetMessage(message: string): Promise<void> {
    return this.attempts.forget(mailed(message))
  }
}

const mailed = (message: string) => `mailed to the editors: ${message}`
