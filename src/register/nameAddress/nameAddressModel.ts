import type { AutocompleteStatus, AutocompleteValue } from '../../kit/field/autocomplete/autocompleteModel'
import type { FormPlan } from '../../kit/form/formModel'
import { dateOptional, phoneNumberOptional } from '../../kit/rule/formatRules'
import { finishedEditing } from '../../kit/rule/valueRules'
import { frameEmail } from '../../kit/rule/emailRules'
import { hasText } from '../person/readCandidates'
import type { LoggedInPerson, PersonFields } from '../person/personWire'

/** What the form holds. */
export interface NameAddressValues extends PersonFields {
  readonly terms: boolean
}

/** What the form starts with. */
export interface StartValues {
  readonly values: NameAddressValues
  readonly city: AutocompleteValue
}

/** Where the start values may come from, the first that is there wins as a whole. */
interface StartSources {
  /** What was sent before, on the way back from the doublets. */
  readonly originalRequest: Readonly<Record<string, string>> | undefined
  /** What the tab kept. */
  readonly unfinished: Readonly<Record<string, string | boolean>> | undefined
  readonly person: LoggedInPerson | null
  /** The address that the page knows. */
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

/** What the rules depend on. */
interface NameAddressCase {
  readonly phoneExample: string
  readonly birthdayExample: string
  readonly hasTerms: boolean
  readonly isMailFixed: boolean
}

/** The rules of the form, its fields in the order of the screen (decisions). Examples are default label texts: never a value. */
export function planNameAddress({
  phoneExample,
  birthdayExample,
  hasTerms,
  isMailFixed,
}: NameAddressCase): FormPlan<NameAddressValues> {
  return {
    firstname: { isRequired: true, rules: [hasText] },
    surname: { isRequired: true, rules: [hasText] },
    // One that cannot be changed is not validated: nobody could put it right.
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

/** What the form starts with (portal-accounts 4): where someone is signed in, her address stands whatever else is there. */
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

/** A city with an id was chosen; one without was taken as it is, unless the tab kept it half typed. */
function startCity({ city, city_id }: PersonFields, stored: string | undefined): AutocompleteValue {
  if (city === '') return { status: 'invalidated', text: '', id: null }
  if (city_id !== '') return { status: 'validated', text: city, id: city_id }
  return {
    status: stored === undefined || STATUSES.some(status => status === stored) ? 'freetext' : 'invalidated',
    text: city,
    id: null,
  }
}

/** What is sent: the person's fields in the contract's spelling, and nothing else (portal-accounts 7). */
export function sentPerson(values: NameAddressValues): PersonFields {
  return Object.fromEntries(NAMES.map(name => [name, values[name].trim()])) as unknown as PersonFields
}
