import { config } from '../config'
import { tooManyRequests } from '../http/tooManyRequests'
import { AttemptCounter } from './AttemptCounter'

/** Slows down guessing of passwords: so many attempts per account and address, and per address in all. */
export class SignInGate {
  private readonly perAccount = new AttemptCounter(config.signIn.attemptsPerAccount, config.signIn.window)
  private readonly perAddress = new AttemptCounter(config.signIn.attemptsPerAddress, config.signIn.window)

  /** Counts an attempt. Throws RequestError 429 when there were too many. */
  enter(account: string, address: string): void {
    const key = accountKey(account, address)
    const wait = Math.max(this.perAccount.secondsToWait(key), this.perAddress.secondsToWait(address))
    if (wait > 0) throw tooManyRequests({ de: 'Anmeldeversuche', en: 'log-in attempts', pl: 'prób logowania' }, wait)
    this.perAccount.count(key)
    this.perAddress.count(address)
  }

  /** Forgets the account's attempts after a right password. */
  passed(account: string, address: string): void {
    this.perAccount.forget(accountKey(account, address))
  }
}

function accountKey(account: string, address: string): string {
  return `${address} ${account.toLowerCase().slice(0, 200)}`
}
