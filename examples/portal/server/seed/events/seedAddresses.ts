import { addressesTable, type AddressRow } from '../../addresses/addressesTable'
import type { PortalDatabase } from '../../database/PortalDatabase'
import { foldName } from '../../persons/names/nameSimilarity'
import type { Seed } from '../SeedData'

type NewAddress = typeof addressesTable.$inferInsert
type City = Seed['eventParts']['cities'][number]

/** Maximum difference between the coordinates of an address and of its city, in degrees; about a kilometre. */
const AROUND = 0.01
const HELD_BY = 901

/** Creates a customer's venues and organisers in the given cities, more of them in larger cities. */
export async function seedAddresses(
  tx: PortalDatabase,
  parts: Seed['eventParts'],
  customer: string,
  cities: readonly City[],
): Promise<AddressRow[]> {
  const values: NewAddress[] = []
  const add = (city: City, number: number, address: Pick<NewAddress, 'name' | 'categoryId' | 'type' | 'email'>) => {
    const street = `${parts.streets[number % parts.streets.length]} ${((number * 7) % 60) + 1}`
    const [lat, lng] = [city.lat + AROUND * Math.sin(number), city.lng + AROUND * Math.cos(number * 2)]
    values.push({
      ...address,
      customer,
      folded: foldName(`${address.name} ${city.name}`),
      street,
      postcode: city.postcode,
      cityId: city.id,
      city: city.name,
      lat,
      lng,
    })
  }
  for (const [cityIndex, city] of cities.entries()) {
    for (const [kindIndex, { names, category }] of parts.venues.entries()) {
      const count = kindIndex % 3 < city.weight / 2 ? Math.max(1, Math.min(names.length, city.weight - 3)) : 0
      for (const [index, name] of names.slice(0, count).entries())
        add(city, cityIndex + kindIndex * 3 + index, {
          name,
          categoryId: category,
          type: index === 0 ? 'organiser_location' : 'location',
        })
    }
    for (const [index, pattern] of parts.organisers.slice(0, city.weight + 2).entries()) {
      add(city, cityIndex + index * 5, {
        name: pattern.replace('{city}', city.name),
        categoryId: HELD_BY,
        type: 'organiser',
        email: `kontakt-${cityIndex * 10 + index}@veranstalter.example`,
      })
    }
  }
  return tx.insert(addressesTable).values(values).returning()
}
