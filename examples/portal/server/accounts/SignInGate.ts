import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { config } from '../config'
import { tooManyRequests } from '../http/RequestError'
import type { AttemptStore } from '../limits/AttemptStore'
import { networkOf, siteOf } from '../limits/networkOf'
import { log } from '../log/log'

const { attemptsPerAccount, attemptsPerAddress, attemptsPerSite, window } = config.signIn

/**
 * Slows down the guessing of passwords. Limits wrong passwords per account and network, per network in total, and per
 * customer of an IPv6 provider.
 */
export class SignInGate {
  constructor(private readonly attempts: AttemptStore) {}

  /** Counts an attempt. Throws RequestError 429 after too many attempts. */
  async enter(account: string, address: string): Promise<void> {
    const limits = [
      { key: accountKey(account, address), most: attemptsPerAccount },
      { key: addressKey(address), most: attemptsPerAddress },
      ...siteKeys(address).map(key => ({ key, most: attemptsPerSite })),
    ]
    const wait = await this.attempts.enter(limits, window)
    if (wait > 0) throw tooManyRequests({ de: 'Anmeldeversuche', en: 'log-in attempts', pl: 'prób logowania' }, wait)
  }

  /**
   * After a right password, deletes the attempts for the account from this network. Takes back only one attempt of the
   * network and of the customer, because many people may share a network.
   */
  async passed(account: string, address: string): Promise<void> {
    await this.attempts.forget(accountKey(account, address))
    for (const key of [addressKey(address), ...siteKeys(address)]) await this.attempts.takeBack(key, window)
  }
}

function addressKey(address: string): string {
  return `sign-in from ${networkOf(address)}`
}

/** Returns the key of an IPv6 customer; none for an IPv4 address. */
function siteKeys(address: string): string[] {
  const site = siteOf(address)
  return site === null ? [] : [`sign-in from ${site}`]
}

function accountKey(account: string, address: string): string {
  return `sign-in from ${networkOf(address)} as ${account.toLowerCase().slice(0, 200)}`
}

/**
 * Random key of this process. Without a key, a reader of the log could find the account of an identifier by trying
 * names.
 */
const KEY = randomBytes(32)
const MARK_LENGTH = 16

/**
 * Logs a log-in that failed, or that was refused after too many failed ones. The line has the route, the network, and
 * an identifier that is equal for all lines of this process about one account.
 */
export function logFailedLogIn(request: FastifyRequest, account: string, { isRefused = false } = {}): void {
  const network = networkOf(request.ip)
  const mark = createHmac('sha256', KEY).update(account.trim().toLowerCase()).digest('hex').slice(0, MARK_LENGTH)
  const what = isRefused ? 'Log-in refused after too many attempts' : 'Failed log-in'
  log.info(`${what} at ${request.routeOptions.url} from ${network}, account ${mark}.`, { network, account: mark })
}
