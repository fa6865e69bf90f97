import { resolveConfig } from '../../../src/config/resolveConfig'
import { createAddress, fetchAddressCategories } from '../../../src/event/address/addressWire'
import { sentAddress, startNewAddress } from '../../../src/event/address/newAddressModel'
import { respondWith } from '../../support/respondWith'

const config = resolveConfig({ customer: 'uferland' }, new URL('http://localhost/'))
const address = sentAddress({ ...startNewAddress('Werft'), IdCity: '21680', Category: '3' }, undefined)

describe('the calls of a new address', () => {
  it.each([
    ['its id and name', { Id: 77, Name: 'Alte Werft e. V.', Street: 'Am Hafen 3' }, 'Alte Werft e. V.'],
    ['an id as text and no name', { Id: '77' }, 'Werft'],
    ['an id and an empty name', { Id: 77, Name: null }, 'Werft'],
  ])('[EVT-ADR-17] [EVT-CALL-16] reads a created address that is returned with %s', async (_what, answer, Name) => {
    respondWith({ body: JSON.stringify(answer) })
    expect(await createAddress(config, address)).toEqual({ Id: 77, Name })
  })

  it('[EVT-ADR-17] refuses a created address without an id', async () => {
    respondWith({ body: '{"Name":"Werft"}' })
    await expect(createAddress(config, address)).rejects.toMatchObject({ failure: { kind: 'malformed', field: 'Id' } })
  })

  it('[EVT-ADR-16] [EVT-CALL-16] sends two empty coordinates for an address without coordinates', async () => {
    const asked = respondWith({ body: '{"Id":77,"Name":"Werft"}' })
    await createAddress(config, address)
    expect(await asked[0]!.text()).toBe(
      'method=POST&Customer=uferland&Name=Werft&Street=&Postcode=&IdCity=21680&Email=&Category=3&OrganiserLocationType=organiser_location&GeocodeLat=&GeocodeLng=',
    )
  })

  it('[EVT-ADR-18] reads each category’s id as a number, and its name from `Categor`, in the portal’s order', async () => {
    const Categories = [
      { Id: '9', Categor: 'Museum', Name: 'x' },
      { Id: 3, Categor: 'Verein' },
    ]
    const read = [
      { Id: 9, Categor: 'Museum' },
      { Id: 3, Categor: 'Verein' },
    ]
    // PHP may write a list as a map.
    for (const sent of [Categories, { a: Categories[0], b: Categories[1] }]) {
      respondWith({ body: JSON.stringify({ Categories: sent }) })
      expect(await fetchAddressCategories(config)).toEqual(read)
    }
  })
})
