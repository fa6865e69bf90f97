import { isCommonPassword } from '../../accounts/checkPassword'
import { config } from '../../config'
import { notSignedIn, RequestError } from '../../http/RequestError'
import { readText } from '../../http/readFields'
import { finishAccount } from '../finishAccount'
import { messageResponse, type RegisterAction } from '../RegisterCall'
import { readPassword } from '../readAccount'
import { isFramePassword } from '../frameRules'

/**
 * change_password: sets the password after a mailed link or a recent log-in. Ends every other session and every link
 * and token of the account. Mails the owner if the password differs from the previous password and the account is an
 * e-mail address. An unfinished account becomes finished, and its owner gets no mail about the change.
 */
export const changePassword: RegisterAction = async (parts, call) => {
  const { sessions, accounts, isFresh } = parts
  const { form, request, reply, registration, mails } = call
  const password = readPassword(form, 'password')
  const email = readText(form, 'email', config.registerFrame.emailLength) ?? ''
  const session = await sessions.current(request)
  const { passwordOf } = registration.state
  const id = passwordOf ?? session?.Id
  const present = id === undefined ? null : await accounts.get(id)
  if (!present || (passwordOf === undefined && !(await isFresh(request)))) throw notSignedIn()
  if (email !== '' && email.trim().toLowerCase() !== present.account.toLowerCase()) {
    throw new RequestError(403, {
      de: 'Dies ist nicht die E-Mail-Adresse Ihres Kontos.',
      en: 'This is not the e-mail address of your account.',
      pl: 'To nie jest adres e-mail Państwa konta.',
    })
  }
  if (!isFramePassword(password)) return { error: 'registerframe_error_passwd' }
  if (await isCommonPassword(password)) return { error: 'registerframe_error_passwd_common' }
  const changed = await accounts.setPassword(present.id, password)
  if (!changed) throw notSignedIn()
  const { row, isOther } = changed
  await sessions.endAccess('newPassword', row.id, reply)
  if (present.state === 'unfinished') return finishAccount(parts, call, row)
  if (isOther && row.account.includes('@')) await mails.passwordChanged(row.account)
  await sessions.enter(reply, row)
  await registration.end()
  return messageResponse('password', { redirect: true })
}
