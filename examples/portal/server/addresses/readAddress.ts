import type { Gazetteer } from '../cities/Gazetteer'
import { config } from '../config'
import { numberIn } from '../events/form/eventForm'
import type { FormMap } from '../http/formBody'
import { readText } from '../http/readText'
import { RequestError } from '../http/RequestError'
import { foldName } from '../persons/names/nameLikeness'
import { isFrameEmail } from '../register/rules/frameRules'
import { addressCategories, organiserLocationTypes } from './Address'
import type { AddressRow } from './addressesTable'

const { nameLength, textLength } = config.address
const LABELS = {
  Name: 'address_error_message_name',
  City: 'address_error_message_city',
  Category: 'address_error_message_category',
} as const

/** Reads a new address from the form of events 7.5. Throws RequestError 400, with the contract's label if there is one. */
export function readAddress(
  form: FormMap,
  gazetteer: Gazetteer,
): Omit<AddressRow, 'id' | 'customer' | 'accountId' | 'created' | 'cityId'> & { cityId: number } {
  const text = (name: string, length: number) => (readText(form, name, length) ?? '').trim().replace(/\s+/g, ' ')
  const name = text('Name', nameLength)
  if (name === '') throw new RequestError(400, LABELS.Name, { json: true })
  const city = gazetteer.get(numberIn(form, 'IdCity') ?? 0)
  if (!city) throw new RequestError(400, LABELS.City, { json: true })
  const categoryId = numberIn(form, 'Category')
  if (categoryId === undefined || addressCategories.every(({ Id }) => Id !== categoryId))
    throw new RequestError(400, LABELS.Category, { json: true })
  const typeText = text('OrganiserLocationType', textLength)
  const type = typeText === '' ? 'organiser_location' : organiserLocationTypes.find(known => known === typeText)
  if (!type)
    throw new RequestError(400, `The field OrganiserLocationType must be ${organiserLocationTypes.join(', ')}.`)
  const email = text('Email', textLength)
  if (email !== '' && !isFrameEmail(email))
    throw new RequestError(400, {
      de: 'Das ist keine E-Mail-Adresse.',
      en: 'This is no e-mail address.',
      pl: 'To nie jest adres e-mail.',
    })
  const [lat, lng] = [degrees(form, 'GeocodeLat', 90), degrees(form, 'GeocodeLng', 180)]
  const isPlaced = lat !== null && lng !== null
  return {
    name,
    folded: foldName(`${name} ${city.name}`),
    street: text('Street', textLength),
    postcode: text('Postcode', textLength),
    cityId: city.id,
    city: city.name,
    email,
    categoryId,
    type,
    lat: isPlaced ? lat : null,
    lng: isPlaced ? lng : null,
  }
}

function degrees(form: FormMap, name: string, most: number): number | null {
  const text = readText(form, name, 30) ?? ''
  if (text === '' || text === 'null') return null
  const value = /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : NaN
  if (Math.abs(value) <= most) return value
  throw new RequestError(400, `The field ${name} must be a number of degrees.`)
}
