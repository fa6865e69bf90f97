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
  /** Degrees; null if the location was never geocoded. */
  lat: number | null
  lng: number | null
}

/** An event for the portal's pages; dates are wall time at its location, 'YYYY-MM-DD HH:mm'. */
export interface PortalEvent {
  Id: number
  slug: string
  accountId: number
  isPublished: boolean
  isSeries: boolean
  title: string
  titleEnglish: string
  titlePolish: string
  /** Empty if there is no date yet. */
  dateFrom: string
  dateTo: string
  /** False if the begin is a day without a time. */
  hasTime: boolean
  /** Begin of each date of a series. */
  seriesDates: string[]
  /** Location in one line. */
  place: string
  location: EventPlace | null
  organisers: { name: string; email: string }[]
  text: string
  textEnglish: string
  textPolish: string
  /** Names of its formal and its content category. */
  categories: string[]
  characteristics: string[]
  url: string
  priceUrl: string
  keywords: string[]
  /** The event's first picture. */
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
