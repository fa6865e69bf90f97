import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A mail of the portal: plain text to one address. */
export interface Mail {
  to: string
  subject: string
  text: string
}

/** A mail in the outbox; `source` is the complete message for a mail server. */
export interface StoredMail extends Mail {
  id: number
  source: string
  sent: Date
}

/** Table of the outbox. Stores the latest mails if no mail server is configured. */
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
  /**
   * Sends one mail, or stores it in the outbox. Does not wait for the mail server; a later failure is only logged.
   * Throws RequestError 400 if a recipient, subject or text is too long, or if the text contains NUL. Also throws it if
   * the recipient or the subject could inject headers or recipients.
   */
  send(mail: Mail): Promise<void>
  /** True when mails stay in the outbox (the page /outbox) and are not sent. */
  readonly storesMails: boolean
  /** Returns the mails of the outbox, newest first; null if mails are really sent. */
  outbox(): Promise<StoredMail[] | null>
  /** Waits a short time for pending mails, and closes the connections. */
  close(): Promise<void>
}
