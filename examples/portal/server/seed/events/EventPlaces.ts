import type { AddressRow } from '../../addresses/AddressRow'
import type { Venue } from './Venue'

/** Where a customer's generated events can be, and who can hold them. */
export interface EventPlaces {
  /** Venues by the name of their kind. */
  venues: ReadonlyMap<string, readonly Venue[]>
  /** Organisers by city. */
  organisers: ReadonlyMap<string, readonly AddressRow[]>
}
