import type { AutocompleteStatus, AutocompleteValue } from '../../kit/field/autocomplete/autocompleteModel'
import type { FormPlan } from '../../kit/form/formModel'
import { dateOptional, phoneNumberOptional } from '../../kit/rule/formatRules'
import { finishedEditing } from '../../kit/rule/valueRules'
import { frameEmail } from '../../kit/rule/emailRules'
import { hasText } from '../person/readCandidates'
import type { LoggedInPerson, PersonFields } from '../person/personWire'

/** Values of the form: the person, and the consent to the terms. */
export interface NameAddressValues extends PersonFields {
  readonly terms: boolean
}

/** Initial values of the form. */
export interface StartValues {
  readonly values: NameAddressValues
  readonly city: AutocompleteValue
}

/** Sources of the initial values. The first one that exists is used as a whole. */
interface StartSources {
  /** Fields of the earlier request, if the person comes back from a later window, such as checkdoublet. */
  readonly originalRequest: Readonly<Record<string, string>> | undefined
  /** Draft that the tab stored. */
  readonly unfinished: Readonly<Record<string, string | boolean>> | undefined
  readonly person: LoggedInPerson | null
  /** E-mail address that the page knows. */
  readonly userMail: string | undefined
}

const EMPTY: PersonFields = {
  surname: '',
  firstname: '',
  city: '',
  city_id: '',
  email: '',
  gender: '',
  plz: '',
  phone: '',
  street: '',
  nr: '',
  description: '',
  birthday: '',
}
const NAMES = Object.keys(EMPTY) as (keyof PersonFields)[]
const STATUSES: readonly AutocompleteStatus[] = ['validated', 'freetext']

/** Conditions that the rules depend on. */
interface NameAddressCase {
  readonly phoneExample: string
  readonly birthdayExample: string
  readonly hasTerms: boolean
  readonly isMailFixed: boolean
}

/**
 * Returns the rules of the form. The fields have the same order as on the screen (list of decisions). Examples are
 * placeholders and never count as values.
 */
export function planNameAddress({
  phoneExample,
  birthdayExample,
  hasTerms,
  isMailFixed,
}: NameAddressCase): FormPlan<NameAddressValues> {
  return {
    firstname: { isRequired: true, rules: [hasText] },
    surname: { isRequired: true, rules: [hasText] },
    // An address that can't be changed is not validated, because nobody could correct it.
    email: isMailFixed ? {} : { isRequired: true, rules: [frameEmail] },
    gender: {},
    plz: {},
    city: { isRequired: true, rules: [finishedEditing] },
    city_id: {},
    street: {},
    nr: {},
    phone: { rules: [phoneNumberOptional], placeholder: phoneExample },
    birthday: { rules: [dateOptional], placeholder: birthdayExample },
    description: {},
    terms: { isRequired: hasTerms },
  }
}

/**
 * Returns the initial values (portal-accounts 4). The e-mail address of a signed-in person overrides that of every
 * source.
 */
export function startNameAddress({ originalRequest, unfinished, person, userMail }: StartSources): StartValues {
  const source: Readonly<Record<string, unknown>> = originalRequest ??
    unfinished ?? { ...person, ...(userMail && !person && { email: userMail }) }
  const texts = Object.fromEntries(
    NAMES.map(name => [name, typeof source[name] === 'string' ? source[name] : '']),
  ) as unknown as PersonFields
  const fields = { ...texts, ...(person && { email: person.email }) }
  return {
    values: { ...fields, terms: false },
    city: startCity(fields, unfinished?.['city_status'] as string | undefined),
  }
}

/**
 * Returns the initial city. A city with an id is a chosen one. A city without an id is free text, unless the stored
 * status says that its input was not finished.
 */
function startCity({ city, city_id }: PersonFields, stored: string | undefined): AutocompleteValue {
  if (city === '') return { status: 'invalidated', text: '', id: null }
  if (city_id !== '') return { status: 'validated', text: city, id: city_id }
  return {
    status: stored === undefined || STATUSES.some(status => status === stored) ? 'freetext' : 'invalidated',
    text: city,
    id: null,
  }
}

/**
 * Returns the fields to send: the person's fields in the contract's spelling, and nothing else (portal-accounts 7).
 * Leaves out empty fields that the portal did not send, because the portal may have values for them. If a city is
 * entered, its id is sent too, even if the id is empty.
 */
export function sentPerson(values: NameAddressValues, unread: readonly string[] = []): Partial<PersonFields> {
  const isUnknown = (name: keyof PersonFields) =>
    unread.includes(name) && values[name].trim() === '' && !(name === 'city_id' && values.city.trim() !== '')
  return Object.fromEntries(NAMES.filter(name => !isUnknown(name)).map(name => [name, values[name].trim()]))
}
