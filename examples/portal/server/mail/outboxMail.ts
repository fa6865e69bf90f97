import { desc, getTableColumns, lte } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import { isMailAddress } from './isMailAddress'
import { type Mail, type MailService, mailsTable } from './MailService'

const HEADER_BREAKING = /[\p{Cc}\u2028\u2029]/u

/**
 * Returns the mail if it has one recipient, a subject without control characters, and allowed lengths. Throws
 * RequestError 400 that names the error.
 */
export function checkedMail(mail: Mail): Mail {
  if (!isMailAddress(mail.to)) throw new RequestError(400, 'The recipient is not one e-mail address.')
  if (mail.subject.length > config.mail.subjectLength || HEADER_BREAKING.test(mail.subject)) {
    throw new RequestError(400, 'The subject of the mail contains control characters or is too long.')
  }
  if (mail.text.length > config.mail.textLength || mail.text.includes('\0'))
    throw new RequestError(400, 'The text of the mail is too long or cannot be sent.')
  return mail
}

const { recipient: TO, ...OTHERS } = getTableColumns(mailsTable)

/**
 * Stores mails in the portal's own table, formatted as for a mail server; only the newest ones stay. A caller inside a
 * transaction must use writeTogether. Otherwise this write would wait for that transaction for ever on the embedded
 * database.
 */
export function outboxMail(db: PortalDatabase): MailService {
  const composer = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from: config.mail.from, disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    async send(mail) {
      const { to: address, subject, text } = checkedMail(mail)
      const { message } = await composer.sendMail({ to: { name: '', address }, subject, text })
      const [row] = await db
        .insert(mailsTable)
        .values({ recipient: address, subject, text, source: Buffer.isBuffer(message) ? message.toString() : '' })
        .returning({ id: mailsTable.id })
      if (row) await db.delete(mailsTable).where(lte(mailsTable.id, row.id - config.mail.stored))
    },
    storesMails: true,
    outbox: async () =>
      db
        .select({ ...OTHERS, to: TO })
        .from(mailsTable)
        .orderBy(desc(mailsTable.id)),
    close: async () => undefined,
  }
}
