/** @jest-environment node */
import { invalidFields, validateForm, reportEditing, startForm } from '../../../src/kit/form/formModel'
import {
  geocodeQuery,
  newAddressPlan,
  type NewAddressValues,
  sentAddress,
  startNewAddress,
} from '../../../src/event/address/newAddressModel'

const full: NewAddressValues = {
  ...startNewAddress(' Kirche St. Jakob '),
  Street: 'Markt 1',
  Postcode: '02826',
  City: 'Görlitz',
  IdCity: '5',
  Email: '',
  Category: '3',
}
const validate = (values: NewAddressValues, editing: 'validated' | 'editing' = 'validated') =>
  invalidFields(
    newAddressPlan,
    validateForm(newAddressPlan, reportEditing(newAddressPlan, startForm(newAddressPlan, values), 'City', editing)),
  )[0]

describe('a new address', () => {
  it('[EVT-ADR-02] [EVT-ADR-08] begins with the typed name, as organiser and location', () => {
    expect(startNewAddress(' Kirche ')).toEqual({
      Name: 'Kirche',
      Street: '',
      Postcode: '',
      City: '',
      IdCity: '',
      Email: '',
      Category: '',
      OrganiserLocationType: 'organiser_location',
    })
  })

  it.each<[string, Partial<NewAddressValues>, keyof NewAddressValues]>([
    ['[EVT-VAL-20] a name', { Name: ' ' }, 'Name'],
    ['[EVT-VAL-22] a city', { City: '', IdCity: '' }, 'City'],
    ['[EVT-VAL-24] a category', { Category: '' }, 'Category'],
    ['[EVT-VAL-26] a kind', { OrganiserLocationType: '' }, 'OrganiserLocationType'],
    ['[EVT-ADR-06] a valid e-mail address, if there is one', { Email: 'keine' }, 'Email'],
  ])('needs %s', (_, change, error) => {
    expect(validate(full)).toBeUndefined()
    expect(validate({ ...full, ...change })).toBe(error)
  })

  it.each(['organiser', 'location', 'organiser_location', 'none'])(
    '[EVT-VAL-26] may have the kind %s, and is sent with it',
    kind => {
      const address = { ...full, OrganiserLocationType: kind }
      expect(validate(address)).toBeUndefined()
      expect(sentAddress(address, undefined).OrganiserLocationType).toBe(kind)
    },
  )

  it('[EVT-VAL-22] refuses a city that is typed but not chosen', () => {
    expect(validate(full, 'editing')).toBe('City')
    expect(newAddressPlan.City.rules?.[0]?.('Görlitz', { editing: 'editing' })).toEqual({ rule: 'finishedEditing' })
  })

  it('[EVT-ADR-11] [EVT-ADR-13] is looked up on the map by street, postcode and city, and only if a city is chosen', () => {
    expect(geocodeQuery(full)).toBe('Markt 1, 02826, Görlitz')
    expect(geocodeQuery({ ...full, Street: ' ', Postcode: '' })).toBe('Görlitz')
    expect(geocodeQuery({ ...full, Street: '' })).toBe('02826, Görlitz')
    expect(geocodeQuery({ ...full, Street: ' Markt 1 ', Postcode: ' ' })).toBe('Markt 1, Görlitz')
    expect(geocodeQuery({ ...full, IdCity: '' })).toBeUndefined()
    expect(geocodeQuery({ ...full, City: ' ' })).toBeUndefined()
  })

  it('[EVT-ADR-16] sends the fields of the contract, with null for missing coordinates', () => {
    expect(sentAddress({ ...full, Name: 'Kirche St. Jakob ' }, { lat: 51.15, lng: 14.98 })).toEqual({
      Name: 'Kirche St. Jakob',
      Street: 'Markt 1',
      Postcode: '02826',
      IdCity: '5',
      Email: '',
      Category: '3',
      OrganiserLocationType: 'organiser_location',
      GeocodeLat: 51.15,
      GeocodeLng: 14.98,
    })
    expect(sentAddress(full, { lat: 0, lng: 0 })).toMatchObject({ GeocodeLat: 0, GeocodeLng: 0 })
    expect(sentAddress(full, undefined)).toMatchObject({ GeocodeLat: null, GeocodeLng: null })
  })
})
