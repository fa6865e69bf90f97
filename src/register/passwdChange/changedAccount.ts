import { knownMail } from '../account/knownMail'
import type { FrameOptions } from '../frame/FrameOptions'

/** Whose password is changed. */
interface ChangedAccount {
  readonly account: string
  readonly email: string
}

/** Whose password the window changes: the session's account, else the one that it was opened for; the e-mail address by the order of the decisions. */
export function changedAccount(session: ChangedAccount, options: FrameOptions): ChangedAccount {
  const account = session.account || options.account || options.replace_text?.['account'] || ''
  return { account, email: session.email || knownMail({ ...options, account }) }
}
