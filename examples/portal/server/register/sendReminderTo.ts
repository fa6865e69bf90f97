import type { RegisterCall } from './RegisterCall'
import type { RegisterParts } from './RegisterParts'
import { isFrameEmail } from './rules/isFrameEmail'

/** Mails an account the link that it needs: to a new password, or, where it is unfinished, to finish it. An account that there is not gets none. */
export async function sendReminderTo({ accounts, persons, tokens }: RegisterParts, { registration, mails }: RegisterCall, account: string): Promise<void> {
  const row = await accounts.find(account)
  if (!row) return
  const person = row.personId === null ? null : await persons.get(row.personId)
  const to = isFrameEmail(row.account) ? row.account : person?.email
  if (!to) return
  if (row.state === 'active') await mails.reminder(to, await tokens.issue({ purpose: 'password', accountId: row.id }))
  else await mails.confirm(to, await tokens.issue({ purpose: 'registration', accountId: row.id, registrationHash: registration.hash }))
}
