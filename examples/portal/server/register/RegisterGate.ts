import { config } from '../config'
import { tooManyRequests } from '../http/RequestError'
import type { AttemptStore } from '../limits/AttemptStore'
import { accountKey, type EditorsSender, MailLimits, type MailPurpose, type RequestedMail } from '../limits/MailLimits'
import { networkOf } from '../limits/networkOf'
import type { Language } from '../registerLogin/LayerCall'

type AddressLimit = keyof typeof config.registerFrame.perAddress
type AccountLimit = keyof typeof config.registerFrame.perAccount

/** Names of the limited calls in the refusal's text. */
const WORDS: Record<AddressLimit, Readonly<Record<Language, string>>> = {
  exists: { de: 'Anfragen', en: 'requests', pl: 'zapytań' },
  doublets: { de: 'Registrierungen', en: 'registrations', pl: 'rejestracji' },
  accounts: { de: 'neue Konten', en: 'new accounts', pl: 'nowych kont' },
  mails: { de: 'Anfragen nach E-Mails', en: 'requests for e-mails', pl: 'próśb o wiadomości' },
  tokens: { de: 'Versuche', en: 'attempts', pl: 'prób' },
  vouchers: { de: 'Gutschein-Versuche', en: 'voucher attempts', pl: 'prób z bonem' },
}

/** Limits the calls of the registration frame, by network and by account. */
export class RegisterGate {
  private readonly mails: MailLimits

  constructor(private readonly attempts: AttemptStore) {
    this.mails = new MailLimits(attempts)
  }

  /** Counts a call from an address. Throws RequestError 429 after too many of its kind. */
  async enter(kind: AddressLimit, address: string): Promise<void> {
    await this.count(`register ${kind} from ${networkOf(address)}`, config.registerFrame.perAddress[kind], WORDS[kind])
  }

  /** Counts a call for an account, whether or not it exists. Throws RequestError 429 after too many of its kind. */
  async enterAccount(kind: AccountLimit, account: string): Promise<void> {
    await this.count(
      `register ${kind} for ${account.toLowerCase().slice(0, config.registerFrame.emailLength)}`,
      config.registerFrame.perAccount[kind],
      WORDS[kind],
    )
  }

  /**
   * Counts a request for a mail to an account, whether or not the account exists. Throws RequestError 429 if the
   * network has requested too many mails for this account.
   */
  async enterMail(account: string, address: string): Promise<void> {
    await this.enterAccount('mails', `${accountKey(account)} from ${networkOf(address)}`)
    const wait = await this.mails.enter(account, address)
    if (wait > 0) throw tooManyRequests(WORDS.mails, wait)
  }

  /** True when the same network requested the same mail within `mail.repeatedWithin`. Otherwise records the request. */
  isRepeated(mail: RequestedMail, account: string, address: string): Promise<boolean> {
    return this.mails.isRepeated(mail, account, address)
  }

  /**
   * Counts a mail to an account and returns true if the mail may be sent. Beyond the daily limit, an account gets one
   * more mail of each purpose. The next one follows only when the link of that mail has expired.
   */
  isMailDue(purpose: MailPurpose, account: string): Promise<boolean> {
    return this.mails.isDue(purpose, account)
  }

  /**
   * Counts a message to the editors and runs `tell`. `tell` gets false if the same message was mailed within a day, so
   * that it sends no second mail. Throws RequestError 429 after too many messages of this sender or of all senders.
   * Visitors and accounts have separate limits, so that visitors can't use up the limit of accounts.
   */
  async notifyEditors(message: string, sender: EditorsSender, tell: (isNew: boolean) => Promise<void>): Promise<void> {
    const turn = await this.mails.enterEditors(message, sender)
    if (typeof turn === 'number') throw tooManyRequests(WORDS.mails, turn)
    try {
      await tell(turn)
    } catch (error) {
      if (turn) await this.mails.forgetMessage(message)
      throw error
    }
  }

  private async count(key: string, most: number, words: Readonly<Record<Language, string>>): Promise<void> {
    const wait = await this.attempts.enter([{ key, most }], config.registerFrame.window)
    if (wait > 0) throw tooManyRequests(words, wait)
  }
}
