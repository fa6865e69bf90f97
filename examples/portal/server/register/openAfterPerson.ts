import { accountTexts } from './accountTexts'
import type { FrameAnswer } from './FrameAnswer'
import { messageAnswer } from './messageAnswer'
import type { RegisterCall } from './RegisterCall'
import type { RegisterParts } from './RegisterParts'

/**
 * Keeps the person that was entered and answers with the window that comes next: log-in where her address has an account, else a new account.
 * Who is logged in gets the person at once.
 */
export async function openAfterPerson({ sessions, accounts, persons }: RegisterParts, { request, registration }: RegisterCall): Promise<FrameAnswer> {
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
