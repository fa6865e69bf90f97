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

/** What an address may be of an event. */
export type OrganiserLocationType = (typeof organiserLocationTypes)[number]

/** What an address may be of an event: who holds it, where it is, both or neither (events 9). */
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

/** What kind of house or group an address can be, 901 to 915, as the contract sends it (events 3.6). */
export const addressCategories: readonly { Id: number; Categor: string }[] = NAMES.map((Categor, index) => ({
  Id: 901 + index,
  Categor,
}))
