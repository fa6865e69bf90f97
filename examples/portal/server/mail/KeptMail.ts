import type { Mail } from './Mail'

/** A mail as the demo's outbox keeps it; `source` is the whole message as a mail server would have got it. */
export interface KeptMail extends Mail {
  id: number
  source: string
  sent: Date
}
