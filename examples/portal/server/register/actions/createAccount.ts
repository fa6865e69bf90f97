import { accountTexts } from '../accountTexts'
import { checkUserId } from '../checkUserId'
import { finishAccount } from '../finishAccount'
import { messageAnswer } from '../messageAnswer'
import { readAccount } from '../readAccount'
import { readPassword } from '../readPassword'
import { readRedirect } from '../readRedirect'
import type { RegisterAction } from '../RegisterAction'
import { isFrameEmail } from '../rules/isFrameEmail'
import { isFramePassword } from '../rules/isFramePassword'

/** create_account: makes an account, unfinished until the mail to its address is answered; an address that a mailed link has proved needs no other mail. */
export const createAccount: RegisterAction = async (parts, call) => {
  const { accounts, persons, tokens, gate } = parts
  const { form, request, registration, mails } = call
  const account = readAccount(form, 'username')
  const password = readPassword(form, 'passwd')
  readRedirect(form)
  checkUserId(form, registration)
  if (account === null || !isFrameEmail(account)) return { error: 'registerframe_error_account' }
  if (!isFramePassword(password)) return { error: 'registerframe_error_passwd' }
  await gate.enter('accounts', request.ip)
  const { personId, provenEmail } = registration.state
  const isProven = provenEmail?.toLowerCase() === account.toLowerCase()
  const person = personId === undefined ? null : await persons.get(personId)
  const names = person ? { firstname: person.firstname, surname: person.surname } : {}
  const row = await accounts.add({ account, password, state: isProven ? 'active' : 'unfinished', ...names })
  await registration.remember({ account })
  if (!row) {
    const present = await accounts.find(account)
    return { error: present?.state === 'unfinished' ? 'registerframe_error_unfinished' : 'registerframe_error_exists' }
  }
  if (person) await accounts.linkPerson(row.id, person)
  if (isProven) return finishAccount(parts, call, (await accounts.get(row.id)) ?? row)
  await mails.confirm(account, await tokens.issue({ purpose: 'registration', accountId: row.id, registrationHash: registration.hash }))
  return messageAnswer('confirm', { replace_text: accountTexts(account) })
}
