import { AttemptCounter } from '../accounts/AttemptCounter'
import { config } from '../config'
import { tooManyRequests } from '../http/tooManyRequests'

type AddressLimit = keyof typeof config.registerFrame.perAddress
type AccountLimit = keyof typeof config.registerFrame.perAccount

/** What is asked too often, in words, for the refusal. */
const WORDS: Record<AddressLimit, string> = {
  exists: 'Anfragen',
  doublets: 'Anmeldungen',
  accounts: 'neue Konten',
  mails: 'Anfragen nach E-Mails',
  tokens: 'Versuche',
  vouchers: 'Gutschein-Versuche',
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

  private count(name: string, limit: number, key: string, words: string): void {
    const counter = this.counters.get(name) ?? new AttemptCounter(limit, config.registerFrame.window)
    this.counters.set(name, counter)
    const wait = counter.secondsToWait(key)
    if (wait > 0) throw tooManyRequests(words, wait)
    counter.count(key)
  }
}
