/** A picture of an event as the contract sends it (events 3.2). */
export interface MediaItem {
  Id: number
  Uri: string
  Width: number
  Height: number
}

/** Location of an event: an address of the portal. */
interface EventPlace {
  name: string
  street: string
  postcode: string
  city: string
  /** Degrees; null if the place was never located. */
  lat: number | null
  lng: number | null
}

/** An event as the portal's pages show it; dates are wall time at the place, 'YYYY-MM-DD HH:mm'. */
export interface PortalEvent {
  Id: number
  slug: string
  accountId: number
  isPublished: boolean
  isSeries: boolean
  title: string
  titleEnglish: string
  titlePolish: string
  /** Empty: there is no date yet. */
  dateFrom: string
  dateTo: string
  /** False: the beginning names a day only. */
  hasTime: boolean
  /** When the single dates of a series begin. */
  seriesDates: string[]
  /** Location in one line. */
  place: string
  location: EventPlace | null
  organisers: { name: string; email: string }[]
  text: string
  textEnglish: string
  textPolish: string
  /** Names of its form and its subject. */
  categories: string[]
  characteristics: string[]
  url: string
  priceUrl: string
  keywords: string[]
  /** The first one stands for the event. */
  picture: EventPicture | null
  pictures: EventPicture[]
  lastChange: Date
}

/** A picture of an event. */
interface EventPicture {
  uri: string
  width: number
  height: number
  title: string
  copyright: string
}
