import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../limits/networkOf'
import { log } from '../log/log'

/** Key of this process only. Without it, nobody can find out by trying names whose marks stand in a log. */
const KEY = randomBytes(32)
const MARK_LENGTH = 16

/** Notes a log-in that failed, or one that was refused because there were too many: where, from which network, and a mark by which lines about one account are told to belong together. */
export function logFailedLogIn(request: FastifyRequest, account: string, { isRefused = false } = {}): void {
  const network = networkOf(request.ip)
  const mark = createHmac('sha256', KEY).update(account.trim().toLowerCase()).digest('hex').slice(0, MARK_LENGTH)
  const what = isRefused ? 'Log-in refused after too many' : 'Failed log-in'
  log.info(`${what} at ${request.routeOptions.url} from ${network}, account ${mark}.`, { network, account: mark })
}
