import type { AddressRow } from '../../addresses/AddressRow'
import type { Seed } from '../Seed'

/** A venue with what the data file says of its kind. */
export interface Venue {
  address: AddressRow
  kind: Seed['eventParts']['venues'][number]
}
