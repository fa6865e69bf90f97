import type { AddressRow } from '../../addresses/AddressRow'
import type { Seed } from '../Seed'
import type { EventPlaces } from './EventPlaces'
import type { Venue } from './Venue'

/** The seeded addresses of one customer, ordered for events to be put there. */
export function sortPlaces({ venues: kinds }: Seed['eventParts'], rows: readonly AddressRow[]): EventPlaces {
  const venues = new Map<string, Venue[]>()
  const organisers = new Map<string, AddressRow[]>()
  for (const address of rows) {
    const kind = kinds.find(({ names }) => names.includes(address.name))
    if (kind) venues.set(kind.kind, [...(venues.get(kind.kind) ?? []), { address, kind }])
    else if (address.type !== 'location') organisers.set(address.city, [...(organisers.get(address.city) ?? []), address])
  }
  return { venues, organisers }
}
