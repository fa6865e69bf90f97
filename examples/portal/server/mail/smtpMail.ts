import { createTransport } from 'nodemailer'
import { config } from '../config'
import { log } from '../log/log'
import { checkedMail } from './checkedMail'
import { mailFailure } from './mailFailure'
import type { MailService } from './MailService'

/**
 * Mails that leave through the mail server at `smtpUrl` (`smtps://user:password@host:465`, or `smtp://…`).
 * `send` hands over and does not wait for the server: how long that takes must not tell anybody whether a mail was sent. Failures are logged.
 */
export function smtpMail(smtpUrl: string, from: string = config.mail.from): MailService {
  const transport = createTransport({ url: smtpUrl, pool: true, disableFileAccess: true, disableUrlAccess: true }, { from })
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
    keepsMails: false,
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
