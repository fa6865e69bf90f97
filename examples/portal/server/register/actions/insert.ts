import { eq } from 'drizzle-orm'
import { AccountStore } from '../../accounts/AccountStore'
import { accountsTable } from '../../accounts/accountsTable'
import type { PortalDatabase } from '../../database/PortalDatabase'
import { notSignedIn, RequestError } from '../../http/RequestError'
import { parseId, readText } from '../../http/readFields'
import type { PersonFields } from '../../persons/PersonFields'
import { PersonStore } from '../../persons/PersonStore'
import { messageResponse, type RegisterAction } from '../RegisterCall'
import { readPerson } from '../readPerson'

/** insert: saves the person of the current account. The person's e-mail address is always the account's. */
export const insert: RegisterAction = async ({ db, sessions, accounts, persons, gazetteer }, { form, request }) => {
  const session = await sessions.current(request)
  const row = session && (await accounts.get(session.Id))
  if (!row) throw notSignedIn()
  const { original: originalRequest, fields, isValid } = readPerson({ ...form, email: row.account }, gazetteer)
  const id = readText(form, 'id', 20) ?? ''
  if (id !== '' && id !== 'null' && parseId(id, 'field id') !== row.personId) {
    throw new RequestError(403, {
      de: 'Diese Person gehört nicht zu Ihrem Konto.',
      en: 'This person does not belong to your account.',
      pl: 'Ta osoba nie należy do Państwa konta.',
    })
  }
  const answer = { data: { fullmatch: [] }, originalRequest }
  if (!isValid) return { ...answer, error: 'registerframe_error_user' }
  const person = row.personId === null ? null : await persons.get(row.personId)
  // An empty birthday does not replace the stored one. The window sends an empty birthday, because
  // get_loggedin_user_data does not contain the birthday.
  if (person) await persons.change(person.id, { ...fields, birthday: fields.birthday || person.birthday })
  else await addPerson(db, row.id, fields)
  return { ...answer, ...messageResponse('saved', { redirect: true }) }
}

/**
 * Adds a person for an account without one. If a simultaneous call has just added the person, changes this person
 * instead.
 */
async function addPerson(db: PortalDatabase, accountId: number, fields: PersonFields): Promise<void> {
  await db.transaction(async tx => {
    const persons = new PersonStore(tx)
    const [row] = await tx.select().from(accountsTable).where(eq(accountsTable.id, accountId)).for('update')
    if (row?.personId) await persons.change(row.personId, fields)
    else await new AccountStore(tx).linkPerson(accountId, { ...fields, id: await persons.add(fields) })
  })
}
