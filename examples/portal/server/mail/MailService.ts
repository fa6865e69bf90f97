import type { Mail } from './Mail'
import type { KeptMail } from './KeptMail'

/** Sends the portal's mails. */
export interface MailService {
  /** Sends one mail. Throws RequestError 400 for a recipient or subject that could smuggle in headers or further recipients. */
  send(mail: Mail): Promise<void>
  /** Whether mails stay in the demo's outbox page instead of leaving the house. */
  readonly keepsMails: boolean
  /** The mails kept for the demo's outbox page, newest first; null where mails really leave the house. */
  outbox(): Promise<KeptMail[] | null>
  /** Finishes what is under way and lets go of the connections. */
  close(): Promise<void>
}
