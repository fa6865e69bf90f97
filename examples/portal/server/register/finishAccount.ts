import type { AccountRow } from '../accounts/accountsTable'
import { toCandidate } from '../persons/scoreDoublet'
import { type FrameAnswer, messageAnswer } from './FrameAnswer'
import { accountTexts } from './readAccount'
import type { RegisterCall, RegisterParts } from './RegisterCall'
import { isFrameEmail } from './rules/frameRules'

/**
 * Logs in with an account whose mailbox has just been proved, and gives it the person that it stands for: the one that was claimed, or the only one
 * in the register with that address. Where several have it, the answer asks which.
 */
export async function finishAccount(
  { sessions, accounts, persons, claims }: RegisterParts,
  { reply, registration }: RegisterCall,
  row: AccountRow,
): Promise<FrameAnswer> {
  await claims.settle(row)
  const namesakes = row.personId === null ? await persons.withEmail(row.account) : []
  const [only] = namesakes
  if (only && namesakes.length === 1) await accounts.linkPerson(row.id, only)
  await sessions.enter(reply, (await accounts.get(row.id)) ?? row)
  const replace_text = accountTexts(row.account)
  if (namesakes.length < 2) {
    await registration.end()
    return messageAnswer('finished', { redirect: true, replace_text })
  }
  await registration.renew({ offered: namesakes.map(person => person.id), provenEmail: row.account })
  return {
    next: 'nameselect',
    data: { fullmatch: namesakes.map(person => toCandidate(person, row.account)) },
    replace_text,
  }
}

/**
 * Keeps the person that was entered and answers with the window that comes next: log-in where her address has an account, else a new account.
 * Who is logged in gets the person at once.
 */
export async function openAfterPerson(
  { sessions, accounts, persons }: RegisterParts,
  { request, registration }: RegisterCall,
): Promise<FrameAnswer> {
  const id = await registration.keepPerson()
  const session = await sessions.current(request)
  if (session) {
    const person = await persons.get(id)
    if (person) await accounts.linkPerson(session.Id, person)
    return messageAnswer('saved', { redirect: true })
  }
  const email = registration.state.person?.email ?? ''
  const present = await accounts.find(email)
  return { next: present?.state === 'active' ? 'userpass' : 'newaccount', replace_text: accountTexts(email) }
}

/** Mails an account the link that it needs: to a new password, or, where it is unfinished, to finish it. An account that there is not gets none. */
export async function sendReminderTo(
  { accounts, persons, tokens }: RegisterParts,
  { registration, mails }: RegisterCall,
  account: string,
): Promise<void> {
  const row = await accounts.find(account)
  if (!row) return
  const person = row.personId === null ? null : await persons.get(row.personId)
  const to = isFrameEmail(row.account) ? row.account : person?.email
  if (!to) return
  if (row.state === 'active') await mails.reminder(to, await tokens.issue({ purpose: 'password', accountId: row.id }))
  else
    await mails.confirm(
      to,
      await tokens.issue({ purpose: 'registration', accountId: row.id, registrationHash: registration.hash }),
    )
}
