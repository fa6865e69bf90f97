import type { OrganiserLocationType } from './OrganiserLocationType'

/** An address as the contract answers it once it is made (events 3.5); the specification names `Id` and `Name`, the rest is what was sent. */
export interface Address {
  Id: number
  Name: string
  IdOrganisation: number
  Street: string
  Postcode: string
  IdCity: number | null
  City: { Comment: string }
  Email: string
  Category: number
  OrganiserLocationType: OrganiserLocationType
  GeocodeLat: number | null
  GeocodeLng: number | null
  Customer: string
}
