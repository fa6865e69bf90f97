import type { FrameOptions } from '../frame/FrameOptions'

/** The e-mail address that a window of the frame is opened for (decisions): the page's, else that of the answer's texts, else an account that is one; empty: none. */
export function knownMail({ user_mail, replace_text = {}, account }: FrameOptions): string {
  return user_mail || replace_text['email'] || [account, replace_text['account']].find(name => name?.includes('@')) || ''
}
