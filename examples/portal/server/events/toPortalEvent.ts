import { categoryName } from './categories/categorySets'
import { characteristicName } from './categories/characteristicGroups'
import type { EventRow } from './eventsTable'
import type { EventSurroundings } from './EventSurroundings'
import type { PortalEvent } from './PortalEvent'

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
