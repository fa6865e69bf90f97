import { config } from '../../config'
import { withMinimumTime } from '../../registerLogin/withMinimumTime'
import { messageResponse, type RegisterAction, type RegisterCall, type RegisterParts } from '../RegisterCall'
import { sendReminderTo } from '../finishAccount'

/**
 * check_account: sends a mail to the entered account, if the account exists. If a person was chosen, the mail goes to
 * that person's account instead. If the person has no account, the mail goes to the address in the register. The
 * response reveals neither the address nor if a mail is sent.
 */
export const checkAccount: RegisterAction = async (parts, call) => {
  const { account, chosenId } = call.registration.state
  if (chosenId === undefined && account === undefined) return { error: 'registerframe_error_account' }
  await parts.gate.enter('mails', call.request.ip)
  await parts.gate.enterMail(chosenId === undefined ? (account ?? '') : `person ${chosenId}`, call.request.ip)
  await withMinimumTime(config.registerFrame.leastDuration, () =>
    chosenId === undefined ? sendReminderTo(parts, call, account ?? '') : proveMailbox(parts, call, chosenId),
  )
  return messageResponse('mail')
}

async function proveMailbox(parts: RegisterParts, call: RegisterCall, personId: number): Promise<void> {
  const account = await parts.accounts.ofPerson(personId)
  if (account) return sendReminderTo(parts, call, account.account)
  const email = (await parts.persons.get(personId))?.email
  if (!email || !(await parts.gate.isMailDue('confirm', email))) return
  await call.mails.person(
    email,
    await parts.tokens.issue({ purpose: 'person', personId, email, registrationHash: call.registration.hash }),
  )
}
