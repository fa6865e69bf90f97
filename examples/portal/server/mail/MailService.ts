import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A mail that the portal sends: plain text to one address. */
export interface Mail {
  to: string
  subject: string
  text: string
}

/** A mail as the demo's outbox keeps it; `source` is the whole message as a mail server would have got it. */
export interface StoredMail extends Mail {
  id: number
  source: string
  sent: Date
}

/** Outbox of the demo: the mails sent while no mail server is configured. */
export const mailsTable = pgTable('mails', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  source: text().notNull(),
  sent: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Sends the portal's mails. */
export interface MailService {
  /** Sends one mail. Throws RequestError 400 for a recipient or subject that could smuggle in headers or further recipients. */
  send(mail: Mail): Promise<void>
  /** True when mails stay in the demo's outbox page and are not sent. */
  readonly storesMails: boolean
  /** The mails kept for the demo's outbox page, newest first; null where mails really leave the house. */
  outbox(): Promise<StoredMail[] | null>
  /** Finishes mails under way and closes the connections. */
  close(): Promise<void>
}
