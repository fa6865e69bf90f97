import type { AccountRow } from '../accounts/AccountRow'
import { toCandidate } from '../persons/toCandidate'
import { accountTexts } from './accountTexts'
import type { FrameAnswer } from './FrameAnswer'
import { messageAnswer } from './messageAnswer'
import type { RegisterCall } from './RegisterCall'
import type { RegisterParts } from './RegisterParts'

/**
 * Logs in with an account whose mailbox has just been proved, and gives it the person that it stands for: the one that was claimed, or the only one
 * in the register with that address. Where several have it, the answer asks which.
 */
export async function finishAccount({ sessions, accounts, persons, claims }: RegisterParts, { reply, registration }: RegisterCall, row: AccountRow): Promise<FrameAnswer> {
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
  return { next: 'nameselect', data: { fullmatch: namesakes.map(person => toCandidate(person, row.account)) }, replace_text }
}
