import { AttemptCounter } from '../accounts/AttemptCounter'
import { config } from '../config'
import { tooManyRequests } from '../http/tooManyRequests'
import type { Language } from '../registerLogin/Language'

type AddressLimit = keyof typeof config.registerFrame.perAddress
type AccountLimit = keyof typeof config.registerFrame.perAccount

/** What is asked too often, in words, for the refusal. */
const WORDS: Record<AddressLimit, Readonly<Record<Language, string>>> = {
  exists: { de: 'Anfragen', en: 'requests', pl: 'zapytań' },
  doublets: { de: 'Anmeldungen', en: 'registrations', pl: 'rejestracji' },
  accounts: { de: 'neue Konten', en: 'new accounts', pl: 'nowych kont' },
  mails: { de: 'Anfragen nach E-Mails', en: 'requests for e-mails', pl: 'próśb o wiadomości' },
  tokens: { de: 'Versuche', en: 'attempts', pl: 'prób' },
  vouchers: { de: 'Gutschein-Versuche', en: 'voucher attempts', pl: 'prób z bonem' },
}

/** Slows down who asks the register too often, by address and by account. */
export class RegisterGate {
  private readonly counters = new Map<string, AttemptCounter>()

  /** Counts a call from an address. Throws RequestError 429 when there were too many of its kind. */
  enter(kind: AddressLimit, address: string): void {
    this.count(`address ${kind}`, config.registerFrame.perAddress[kind], address, WORDS[kind])
  }

  /** Counts a call for an account, whether there is such an account or not. Throws RequestError 429 when there were too many of its kind. */
  enterAccount(kind: AccountLimit, account: string): void {
    this.count(`account ${kind}`, config.registerFrame.perAccount[kind], account.toLowerCase().slice(0, config.registerFrame.emailLength), WORDS[kind])
  }

  private count(name: string, limit: number, key: string, words: Readonly<Record<Language, string>>): void {
    const counter = this.counters.get(name) ?? new AttemptCounter(limit, config.registerFrame.window)
    this.counters.set(name, counter)
    const wait = counter.secondsToWait(key)
    if (wait > 0) throw tooManyRequests(words, wait)
    counter.count(key)
  }
}
