/**
 * An address as the contract returns it after it is made (events 3.5). The specification names `Id` and `Name`. The
 * other fields are returned as they were sent.
 */
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

/** Roles of an address for an event. */
export type OrganiserLocationType = (typeof organiserLocationTypes)[number]

/** Role of an address for an event: organiser, location, or both (events 9). */
export const organiserLocationTypes = ['organiser', 'location', 'organiser_location', 'none'] as const

const NAMES = [
  'Verein',
  'Saal',
  'Theater',
  'Kirchgemeinde',
  'Museum oder Galerie',
  'Kino',
  'Bibliothek',
  'Schloss oder Burg',
  'Gaststätte',
  'Platz, Park oder Garten',
  'Industriedenkmal',
  'Schule',
  'Behörde',
  'Firma',
  'Privatperson',
]

/** Kinds of house or group, 901 to 915, as the contract sends them (events 3.6). */
export const addressCategories: readonly { Id: number; Categor: string }[] = NAMES.map((Categor, index) => ({
  Id: 901 + index,
  Categor,
}))
