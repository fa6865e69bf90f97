import type { FormMap } from '../http/FormMap'
import { parseId } from '../http/parseId'
import { readText } from '../http/readText'
import { RequestError } from '../http/RequestError'
import type { Registration } from './Registration'

/** Checks the field user_id, which may be empty: it names the person of this registration. Throws RequestError 400 for no id, 403 for another's. */
export function checkUserId(form: FormMap, registration: Registration): void {
  const text = readText(form, 'user_id', 20) ?? ''
  if (text === '' || text === 'null') return
  if (parseId(text, 'field user_id') === registration.state.personId) return
  throw new RequestError(403, {
    de: 'Diese Person gehört nicht zu Ihrer Registrierung.',
    en: 'This person does not belong to your registration.',
    pl: 'Ta osoba nie należy do Państwa rejestracji.',
  })
}
