/**
 * An address in the response to its creation (events 3.5). The specification names `Id` and `Name`. The portal adds the
 * other fields with the stored values.
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

/** Role of an address for an event. */
export type OrganiserLocationType = (typeof organiserLocationTypes)[number]

/** Roles of an address for an event: organiser, location, both or none (events 9). */
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

/** Categories of addresses, 901 to 915, as the contract sends them (events 3.6). */
export const addressCategories: readonly { Id: number; Categor: string }[] = NAMES.map((Categor, index) => ({
  Id: 901 + index,
  Categor,
}))
