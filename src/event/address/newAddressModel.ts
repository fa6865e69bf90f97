import type { FormPlan } from '../../kit/form/formModel'
import { filled } from '../../kit/rule/valueRules'
import { frameEmail } from '../../kit/rule/emailRules'
import type { Rule } from '../../kit/rule/Rule'
import type { Coordinates } from '../maps/geocodeWire'

/** The values of a new address's fields, named as in the contract (events 3.5). */
export type NewAddressValues = Record<
  'Name' | 'Street' | 'Postcode' | 'City' | 'IdCity' | 'Email' | 'Category' | 'OrganiserLocationType',
  string
>

/** A new address as it is sent. The coordinates are null if the maps service found none or failed. */
export type NewAddress = Omit<NewAddressValues, 'City'> & {
  readonly GeocodeLat: number | null
  readonly GeocodeLng: number | null
}

/** The types to choose from for a new address (events 2.4). */
export const ORGANISER_LOCATION_TYPES = ['organiser', 'location', 'organiser_location', 'none'] as const

/** A city is valid only if it was chosen from the list, because the name alone has no id. */
const chosen: Rule = (_value, context) => (context?.editing === 'validated' ? undefined : { rule: 'finishedEditing' })

/** Validation of a new address's fields, in the order of the screen (events 5.6). */
export const newAddressPlan: FormPlan<NewAddressValues> = {
  Name: { isRequired: true, rules: [filled] },
  Street: {},
  Postcode: {},
  City: { isRequired: true, rules: [chosen] },
  IdCity: {},
  Email: { rules: [frameEmail] },
  Category: { isRequired: true },
  OrganiserLocationType: { isRequired: true },
}

/** Returns the initial values of a new address; its name is the text typed into the autocomplete. */
export function startNewAddress(name: string): NewAddressValues {
  return {
    Name: name.trim(),
    Street: '',
    Postcode: '',
    City: '',
    IdCity: '',
    Email: '',
    Category: '',
    OrganiserLocationType: 'organiser_location',
  }
}

/**
 * Returns the query for the maps service: 'street, postcode, city', without empty parts. Undefined until a city is
 * chosen from the list (events 5.6).
 */
export function geocodeQuery({ Street, Postcode, City, IdCity }: NewAddressValues): string | undefined {
  if (IdCity === '' || City.trim() === '') return undefined
  return [Street, Postcode, City]
    .map(part => part.trim())
    .filter(Boolean)
    .join(', ')
}

/** Returns the address as it is sent: the city only by its id, and with the coordinates of `place`. */
export function sentAddress({ City: _, ...values }: NewAddressValues, place: Coordinates | undefined): NewAddress {
  return { ...values, Name: values.Name.trim(), GeocodeLat: place?.lat ?? null, GeocodeLng: place?.lng ?? null }
}
