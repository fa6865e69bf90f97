import * as v from 'valibot'
import type { Gazetteer } from '../cities/Gazetteer'
import { config } from '../config'
import { idOrNone } from '../events/form/eventForm'
import { refuseUnless, textUpTo } from '../http/fieldSchemas'
import type { FormMap } from '../http/formBody'
import { fieldsOf } from '../http/readFields'
import { RequestError } from '../http/RequestError'
import { foldName } from '../persons/names/nameSimilarity'
import { isFrameEmail } from '../register/frameRules'
import { addressCategories, organiserLocationTypes } from './Address'
import type { AddressRow } from './addressesTable'

const { nameLength, textLength } = config.address
const LABELS = {
  Name: 'address_error_message_name',
  City: 'address_error_message_city',
  Category: 'address_error_message_category',
} as const

const line = (maxLength: number) =>
  v.pipe(
    v.optional(textUpTo(maxLength), ''),
    v.transform(text => text.trim().replace(/\s+/g, ' ')),
  )

const degrees = (most: number) =>
  v.pipe(
    v.optional(textUpTo(30), ''),
    v.transform(text => (text === '' || text === 'null' ? null : text)),
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^-?\d{1,3}(\.\d{1,20})?$/, 'The field {field} must be a number of degrees.'),
        v.transform(Number),
        v.check(value => Math.abs(value) <= most, 'The field {field} must be a number of degrees.'),
      ),
    ),
  )

const schemas = {
  Name: v.pipe(
    line(nameLength),
    refuseUnless(name => name !== '', LABELS.Name, { json: true }),
  ),
  IdCity: v.optional(idOrNone, ''),
}

const furtherSchemas = {
  Category: v.pipe(
    v.optional(idOrNone, ''),
    refuseUnless(id => addressCategories.some(({ Id }) => Id === id), LABELS.Category, { json: true }),
  ),
  OrganiserLocationType: v.pipe(
    line(textLength),
    v.transform(text => (text === '' ? 'organiser_location' : text)),
    v.picklist(organiserLocationTypes, `The field {field} must be ${organiserLocationTypes.join(', ')}.`),
  ),
  Email: v.pipe(
    line(textLength),
    refuseUnless(email => email === '' || isFrameEmail(email), {
      de: 'Das ist keine E-Mail-Adresse.',
      en: 'This is not an e-mail address.',
      pl: 'To nie jest adres e-mail.',
    }),
  ),
  GeocodeLat: degrees(90),
  GeocodeLng: degrees(180),
  Street: line(textLength),
  Postcode: line(textLength),
}

/**
 * Reads a new address from the form of events 7.5. Throws RequestError 400. If the contract has a label for the error
 * (see LABELS), this label is the error's text.
 */
export function readAddress(
  form: FormMap,
  gazetteer: Gazetteer,
): Omit<AddressRow, 'id' | 'customer' | 'accountId' | 'created' | 'cityId'> & { cityId: number } {
  const { Name: name, IdCity: cityId } = fieldsOf(schemas, form)
  const city = gazetteer.get(cityId)
  if (!city) throw new RequestError(400, LABELS.City, { json: true })
  const { GeocodeLat: lat, GeocodeLng: lng, ...fields } = fieldsOf(furtherSchemas, form)
  const isPlaced = lat !== null && lng !== null
  return {
    name,
    folded: foldName(`${name} ${city.name}`),
    street: fields.Street,
    postcode: fields.Postcode,
    cityId: city.id,
    city: city.name,
    email: fields.Email,
    categoryId: fields.Category,
    type: fields.OrganiserLocationType,
    lat: isPlaced ? lat : null,
    lng: isPlaced ? lng : null,
  }
}
