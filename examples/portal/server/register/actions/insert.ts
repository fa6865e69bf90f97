import { notSignedIn } from '../../http/notSignedIn'
import { parseId } from '../../http/parseId'
import { readText } from '../../http/readText'
import { RequestError } from '../../http/RequestError'
import { messageAnswer } from '../messageAnswer'
import { readPerson } from '../readPerson'
import type { RegisterAction } from '../RegisterAction'

/** insert: who is logged in changes what the register knows of them; the e-mail stays the account's. */
export const insert: RegisterAction = async ({ sessions, accounts, persons, gazetteer }, { form, request }) => {
  const session = await sessions.current(request)
  const row = session && (await accounts.get(session.Id))
  if (!row) throw notSignedIn()
  const { original: originalRequest, fields, isValid } = readPerson({ ...form, email: row.account }, gazetteer)
  const id = readText(form, 'id', 20) ?? ''
  if (id !== '' && id !== 'null' && parseId(id, 'field id') !== row.personId) {
    throw new RequestError(403, { de: 'Diese Person gehört zu einem anderen Konto.', en: 'This person belongs to another account.', pl: 'Ta osoba należy do innego konta.' })
  }
  const answer = { data: { fullmatch: [] }, originalRequest }
  if (!isValid) return { ...answer, error: 'registerframe_error_user' }
  const person = row.personId === null ? null : await persons.get(row.personId)
  // get_loggedin_user_data has no birthday: a window that was filled by it sends an empty one.
  if (person) await persons.change(person.id, { ...fields, birthday: fields.birthday || person.birthday })
  else await accounts.linkPerson(row.id, { ...fields, id: await persons.add(fields) })
  return { ...answer, ...messageAnswer('saved', { redirect: true }) }
}
