import type { Gazetteer } from '../cities/Gazetteer'
import { config } from '../config'
import { checkedText } from '../http/readFields'
import type { FormMap } from '../http/formBody'
import type { PersonFields } from '../persons/PersonFields'
import { isCalendarDay, isFrameEmail } from './frameRules'
import { withoutControls } from './readAccount'

/** Fields of a person: as sent, with spaces in place of control characters (`original`), and as stored (`fields`). */
interface ReadPerson {
  original: Record<string, string>
  fields: PersonFields
  isValid: boolean
}

const LONGEST_TEXT = 20_000
const FIELDS = [
  'surname',
  'firstname',
  'city',
  'city_id',
  'email',
  'gender',
  'plz',
  'phone',
  'street',
  'nr',
  'description',
  'birthday',
] as const
const SINGLE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u
/** Characters that change the direction of text. They could make a name look like another. */
const TURNS_TEXT = /[\u202a-\u202e\u2066-\u2069]/

// Functions instead of a schema check the fields. A schema would refuse the request, but the contract has a response
// for an invalid person.
/**
 * Reads a person's fields; a missing field is ''. Replaces control characters by spaces. In `fields`, also removes
 * surrounding spaces, and joins letters with their combining marks (NFC). Throws RequestError 400 for a field that is
 * not a single text or is longer than any field of a window.
 */
export function readPerson(given: FormMap, gazetteer: Gazetteer): ReadPerson {
  const form = withoutControls(given)
  const sent = FIELDS.map(name => [name, checkedText(form[name] ?? '', name, LONGEST_TEXT)] as const)
  const fields = Object.fromEntries(
    sent.map(([name, text]) => [name, text.normalize('NFC').trim()]),
  ) as unknown as PersonFields
  return { original: Object.fromEntries(sent), fields, isValid: isValid(fields, gazetteer) }
}

/** Returns the fields with the e-mail of the current account, which is verified; a visitor's fields unchanged. */
export function withOwnEmail(fields: PersonFields, signedIn: { account: string } | null): PersonFields {
  return signedIn ? { ...fields, email: signedIn.account } : fields
}

function isValid(fields: PersonFields, gazetteer: Gazetteer): boolean {
  const { nameLength, textLength, descriptionLength } = config.registerFrame
  const { surname, firstname, city, city_id: cityId, email, phone, birthday, description, ...others } = fields
  const isLine = (text: string, length: number) =>
    text.length <= length && SINGLE_LINE.test(text) && !TURNS_TEXT.test(text)
  const isName = (text: string) => /\p{L}/u.test(text) && isLine(text, nameLength)
  return (
    isName(surname) &&
    isName(firstname) &&
    isName(city) &&
    isFrameEmail(email) &&
    (cityId === '' || isKnownCity(cityId, gazetteer)) &&
    (phone === '' || (phone.length <= nameLength && /^\+\d{1,3} \d+ \d+$/.test(phone))) &&
    (birthday === '' || isCalendarDay(birthday)) &&
    description.length <= descriptionLength &&
    Object.values(others).every(text => isLine(text, textLength))
  )
}

function isKnownCity(id: string, gazetteer: Gazetteer): boolean {
  return /^[1-9]\d{0,9}$/.test(id) && gazetteer.get(Number(id)) !== undefined
}
