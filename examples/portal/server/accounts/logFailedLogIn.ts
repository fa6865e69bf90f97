import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../limits/networkOf'
import { log } from '../log/log'

/** Random key of this process. Without it, a reader of the log could find an account's identifier by trying names. */
const KEY = randomBytes(32)
const MARK_LENGTH = 16

/** Logs a failed log-in, or one that was refused after too many: route, network, and an identifier that is equal for all lines about one account. */
export function logFailedLogIn(request: FastifyRequest, account: string, { isRefused = false } = {}): void {
  const network = networkOf(request.ip)
  const mark = createHmac('sha256', KEY).update(account.trim().toLowerCase()).digest('hex').slice(0, MARK_LENGTH)
  const what = isRefused ? 'Log-in refused after too many' : 'Failed log-in'
  log.info(`${what} at ${request.routeOptions.url} from ${network}, account ${mark}.`, { network, account: mark })
}
