import { desc, getTableColumns, lte } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { checkedMail } from './checkedMail'
import type { MailService } from './MailService'
import { mailsTable } from './mailsTable'

const { recipient: TO, ...OTHERS } = getTableColumns(mailsTable)

/** Mails that stay in the portal's own table, composed as a mail server would get them; only the newest are kept. Inside a transaction only as part of it, by writeTogether: else it waits for it on the embedded database. */
export function outboxMail(db: PortalDatabase): MailService {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from: config.mail.from, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send(mail) {
      const { to: address, subject, text } = checkedMail(mail)
      const { message } = await composer.sendMail({ to: { name: '', address }, subject, text })
      const [row] = await db.insert(mailsTable).values({ recipient: address, subject, text, source: Buffer.isBuffer(message) ? message.toString() : '' }).returning({ id: mailsTable.id })
      if (row) await db.delete(mailsTable).where(lte(mailsTable.id, row.id - config.mail.kept))
    },
    keepsMails: true,
    outbox: async () => db.select({ ...OTHERS, to: TO }).from(mailsTable).orderBy(desc(mailsTable.id)),
    close: async () => undefined,
  }
}
