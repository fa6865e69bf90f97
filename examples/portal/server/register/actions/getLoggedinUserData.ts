import { toPersonFields } from '../../persons/toPersonFields'
import type { RegisterAction } from '../RegisterAction'

/** get_loggedin_user_data: what is known of who is logged in, or null; an account without a person has no id yet. */
export const getLoggedinUserData: RegisterAction = async ({ sessions, accounts, persons }, { request }) => {
  const session = await sessions.current(request)
  if (!session) return null
  const row = await accounts.get(session.Id)
  const person = row?.personId ? await persons.get(row.personId) : null
  if (!person) {
    const names = { firstname: session.surname === '' ? '' : session.firstname, surname: session.surname }
    return { id: null, email: session.account, ...names, city: '', city_id: '', street: '', plz: '', phone: '', nr: '', gender: '', description: '' }
  }
  const { birthday: _birthday, ...fields } = toPersonFields(person)
  return { id: person.id, ...fields, email: session.account }
}
