import { domainToASCII } from 'node:url'
import { createTransport } from 'nodemailer'
import { config } from '../config'
import { log } from '../log/log'
import type { MailService } from './MailService'
import { checkedMail } from './outboxMail'

const LONGEST = 500
/** Parts of an address before the @ that are long enough to be a name. */
const NAME = /[\p{L}\p{N}]{3,}/gu

/**
 * Returns the reason for the failure of a mail, for the log: the mail server's text without any addresses or parts of
 * the recipient's address.
 */
export function mailFailure(error: unknown, to: string): string {
  const at = to.lastIndexOf('@')
  const [local, domain] = [to.slice(0, at).toLowerCase(), to.slice(at + 1).toLowerCase()]
  const telling = ['@', '%40', local, ...(local.match(NAME) ?? []), domain, domainToASCII(domain)].filter(
    part => part !== '',
  )
  const words = (error instanceof Error ? error.message : String(error)).split(/\s+/)
  return words
    .map(word => (telling.some(part => word.toLowerCase().includes(part)) ? '…' : word))
    .join(' ')
    .slice(0, LONGEST)
}

/**
 * Sends mails by the server at `smtpUrl` (`smtps://user:password@host:465`, or `smtp://…`). `send` does not wait for
 * the server: the time until `send` returns must not reveal if a mail was sent. Failures are logged.
 */
export function smtpMail(smtpUrl: string, from: string = config.mail.from): MailService {
  const transport = createTransport(
    { url: smtpUrl, pool: true, disableFileAccess: true, disableUrlAccess: true },
    { from },
  )
  const underWay = new Set<Promise<unknown>>()
  return {
    async send(mail) {
      const { to, subject, text } = checkedMail(mail)
      const sending = transport
        .sendMail({ to: { name: '', address: to }, subject, text })
        .catch((error: unknown) => log.error('A mail could not be sent:', mailFailure(error, to)))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    storesMails: false,
    outbox: async () => null,
    async close() {
      const late = new Promise(resolve => {
        setTimeout(resolve, config.closeGrace).unref()
      })
      await Promise.race([Promise.allSettled(underWay), late])
      transport.close()
    },
  }
}
