import { categoryName } from './categories/categorySets'
import { characteristicName } from './categories/characteristicGroups'
import type { EventRow } from './eventsTable'
import type { EventSurroundings } from './EventSurroundings'

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
  /** Degrees; null if the address has no coordinates. */
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
  /** False if the event begins on a day without a time. */
  hasTime: boolean
  /** Start of each date of a series. */
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

const SERIES = 3

/** Converts a stored event for the portal's pages. */
export function toPortalEvent(row: EventRow, { addresses, pictures: known }: EventSurroundings): PortalEvent {
  const location = row.locationId === null ? null : (addresses.get(row.locationId) ?? null)
  const name = location?.name ?? row.locationFreetext
  const pictures = row.pictureIds
    .flatMap(id => known.get(id) ?? [])
    .map(({ uri, width, height, title, copyright }) => ({ uri, width, height, title: title ?? '', copyright }))
  return {
    Id: row.id,
    slug: row.slug,
    accountId: row.accountId,
    isPublished: row.isPublished,
    isSeries: row.eventType === SERIES,
    title: row.title,
    titleEnglish: row.titleEnglish,
    titlePolish: row.titlePolish,
    dateFrom: row.dateFrom ?? '',
    dateTo: row.dateTo ?? '',
    hasTime: row.hasTime,
    seriesDates: row.seriesDates,
    place: [name, name.includes(row.city) ? '' : row.city].filter(part => part !== '').join(', '),
    location,
    organisers: row.organiserIds
      .flatMap(id => addresses.get(id) ?? [])
      .map(({ name: organiser, email }) => ({ name: organiser, email })),
    text: row.description,
    textEnglish: row.descriptionEnglish,
    textPolish: row.descriptionPolish,
    categories: [categoryName(row.formalCategory), categoryName(row.contentCategory)].filter(
      category => category !== '',
    ),
    characteristics: row.characteristics.map(characteristicName).filter(characteristic => characteristic !== ''),
    url: row.url,
    priceUrl: row.priceUrl,
    keywords: row.keywords,
    picture: pictures[0] ?? null,
    pictures,
    lastChange: row.lastChange,
  }
}
