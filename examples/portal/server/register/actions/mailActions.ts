import { config } from '../../config'
import { parseId, readText, requireText } from '../../http/readFields'
import { withMinimumTime } from '../../registerLogin/withMinimumTime'
import { sendReminderTo } from '../finishAccount'
import { messageResponse, notOffered, type RegisterAction } from '../RegisterCall'
import { accountTexts, readAccount } from '../readAccount'

/**
 * check_mail: chooses an offered person. The visitor must then prove to be this person: by opening a mailed link, or
 * with the editors' help.
 */
export const checkMail: RegisterAction = async ({ persons }, { form, registration }) => {
  const id = parseId(readText(form, 'id', 20), 'field id')
  const { offered = [] } = registration.state
  const person = offered.includes(id) ? await persons.get(id) : null
  if (!person) throw notOffered()
  await registration.remember({ chosenId: id })
  return { next: 'verifymail', ...(person.email === '' && { disable_registered: true }) }
}

/** request_to_cb: informs the editors about a person who cannot continue alone. */
export const requestToCb: RegisterAction = async ({ sessions, gate }, { form, request, registration, mails }) => {
  const problem =
    requireText(form, 'problem', config.registerFrame.textLength).replace(/\s+/g, ' ').trim() || 'password'
  const { account = '', person, chosenId, personId, provenId } = registration.state
  const session = await sessions.current(request)
  const who = session?.account ?? (account || person?.email) ?? ''
  // Without an e-mail, an account or a chosen person, the editors could not help.
  if (who === '' && chosenId === undefined) return { error: 'registerframe_error_account' }
  await gate.enter('mails', request.ip)
  await gate.enterMail(`office ${who || String(chosenId)}`, request.ip)
  const id = chosenId ?? personId ?? provenId
  const message = `${problem} ${who} ${id ?? ''}`
  await gate.notifyEditors(message, { account: session, address: request.ip }, async isNew => {
    if (isNew) await registration.notifyOnce(message, () => mails.problem(problem, who, id))
  })
  return messageResponse('provider')
}

/**
 * send_reminder: mails the account the link that it needs (see sendReminderTo). Response and duration do not reveal if
 * the account exists.
 */
export const sendReminder: RegisterAction = async (parts, call) => {
  const account = readAccount(call.form, 'account')
  if (account === null) return { error: 'registerframe_error_account' }
  await parts.gate.enter('mails', call.request.ip)
  await parts.gate.enterMail(account, call.request.ip)
  await withMinimumTime(config.registerFrame.leastDuration, async () => {
    await call.registration.remember({ account })
    if (!(await parts.gate.isRepeated('reminder', account, call.request.ip))) await sendReminderTo(parts, call, account)
  })
  return messageResponse('reminder', { replace_text: accountTexts(account) })
}
