/** Where an event is: an address of the portal. */
export interface EventPlace {
  name: string
  street: string
  postcode: string
  city: string
  /** Degrees; null where nobody has looked them up. */
  lat: number | null
  lng: number | null
}
