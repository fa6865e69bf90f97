import type { DoubletCandidate } from '../persons/DoubletCandidate'

/** What the register answers a frame window (portal-accounts 3, common frame response). Texts are labels: the calls do not say a language. */
export interface FrameAnswer {
  /** The window to open next. */
  next?: string
  error?: string
  /** Where the message window leads when it closes; true reloads the page. */
  redirect?: string | true
  title?: string
  message?: string
  button_ok_text?: string
  /** What stands for {email} and {account} in texts. */
  replace_text?: Record<string, string>
  data?: { fullmatch: DoubletCandidate[] }
  /** The person's fields as they were sent. */
  originalRequest?: Record<string, string>
  doublet_id?: string
  doublet_text?: string
  /** Whether there is no address that a mail could be sent to. */
  disable_registered?: true
}
