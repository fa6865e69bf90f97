import type { AccountRow } from '../accounts/accountsTable'
import { type FrameResponse, messageResponse, type RegisterCall, type RegisterParts } from './RegisterCall'
import { endRegistration } from './PersonQuestion'
import { accountTexts } from './readAccount'
import { isFrameEmail } from './frameRules'

/**
 * Logs in to an account whose mailbox has just been verified. Links the account to the person that this registration
 * claimed or entered, if that person has the same address. Asks the member about other persons with this address.
 */
export async function finishAccount(
  { sessions, accounts, persons, claims }: RegisterParts,
  { request, reply, registration }: RegisterCall,
  row: AccountRow,
): Promise<FrameResponse> {
  const { personId } = registration.state
  if (personId !== undefined && !(await claims.settle(row, personId))) {
    const entered = await persons.get(personId)
    if (entered) await accounts.linkPerson(row.id, entered)
  }
  await sessions.endAccess('accountConfirmed', row.id, reply)
  const finished = (await accounts.get(row.id)) ?? row
  await sessions.enter(reply, finished)
  return endRegistration({ request, registration }, finished, await persons.withEmail(row.account), {
    message: 'finished',
    replace_text: accountTexts(row.account),
  })
}

/**
 * Stores the entered person and returns the next window: log-in if the address has a finished account, otherwise a new
 * account. A signed-in account gets the person at once.
 */
export async function openAfterPerson(
  { sessions, accounts, persons }: RegisterParts,
  { request, registration }: RegisterCall,
): Promise<FrameResponse> {
  const id = await registration.storePerson()
  const session = await sessions.current(request)
  if (session) {
    const person = await persons.get(id)
    if (person) await accounts.linkPerson(session.Id, person)
    return messageResponse('saved', { redirect: true })
  }
  const email = registration.state.person?.email ?? ''
  const present = await accounts.find(email)
  return { next: present?.state === 'active' ? 'userpass' : 'newaccount', replace_text: accountTexts(email) }
}

/**
 * Mails an account the link that it needs: to a new password or, if the account is unfinished, to finish it. The mail
 * goes to the account's own address, never to that of its person. An account whose name is not an address gets no mail;
 * the editors help.
 */
export async function sendReminderTo(
  { accounts, tokens, gate }: RegisterParts,
  { registration, mails }: RegisterCall,
  account: string,
): Promise<void> {
  const row = await accounts.find(account)
  if (!row || !isFrameEmail(row.account)) return
  const to = row.account
  const isActive = row.state === 'active'
  if (!(await gate.isMailDue(isActive ? 'password' : 'confirm', to))) return
  if (isActive) await mails.reminder(to, await tokens.issue({ purpose: 'password', accountId: row.id }))
  else
    await mails.confirm(
      to,
      await tokens.issue({ purpose: 'registration', accountId: row.id, registrationHash: registration.hash }),
    )
}
