import type { PortalEvent } from '../server/events/PortalEvent'
import { endsAtMidnight } from './endsAtMidnight'
import { Markup } from './html'

const isFree = 'Eintritt frei'

/**
 * Renders an event for search engines (schema.org). Dates are wall time at the event's location. `<` is escaped, so
 * that no text can end the script element.
 */
export function eventJsonLd(event: PortalEvent, origin: string): Markup {
  const { title, text, seriesDates } = event
  const address = `${origin}/events/${event.slug}`
  const data = {
    '@context': 'https://schema.org',
    '@type': event.isSeries ? 'EventSeries' : 'Event',
    '@id': address,
    url: address,
    name: title,
    ...(text !== '' && { description: text }),
    ...dates(event),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place(event),
    ...(event.pictures.length > 0 && { image: event.pictures.map(({ uri }) => `${origin}${uri}`) }),
    ...(event.organisers.length > 0 && {
      organizer: event.organisers.map(({ name }) => ({ '@type': 'Organization', name })),
    }),
    ...(event.priceUrl !== '' && {
      offers: { '@type': 'Offer', url: event.priceUrl, availability: 'https://schema.org/InStock' },
    }),
    ...(event.characteristics.includes(isFree) && { isAccessibleForFree: true }),
    ...(event.keywords.length > 0 && { keywords: event.keywords.join(', ') }),
    ...(event.url !== '' && { sameAs: event.url }),
    ...(event.isSeries &&
      seriesDates.length > 0 && {
        subEvent: seriesDates.map(date => ({
          '@type': 'Event',
          name: title,
          startDate: isoTime(date),
          location: place(event),
        })),
      }),
  }
  const json = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return new Markup(`<script type="application/ld+json">${json}</script>`)
}

function dates({ dateFrom, dateTo, hasTime }: PortalEvent) {
  if (dateFrom === '') return {}
  const startDate = hasTime ? isoTime(dateFrom) : dateFrom.slice(0, 10)
  // An end at 0:00 means the whole day, unless it is the midnight after a short event (see endsAtMidnight). An end that
  // is equal to the beginning is left out.
  const isMidnight = hasTime && dateTo > dateFrom && endsAtMidnight(dateFrom, dateTo)
  const isWholeDay = dateTo.endsWith(' 00:00') && !isMidnight
  const endDate = isWholeDay ? dateTo.slice(0, 10) : isoTime(dateTo)
  return { startDate, ...(dateTo !== dateFrom && dateTo !== '' && { endDate }) }
}

function place({ place: line, location }: PortalEvent) {
  if (location === null) return { '@type': 'Place', name: line, address: line }
  const { name, street, postcode, city, lat, lng } = location
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      ...(street !== '' && { streetAddress: street }),
      ...(postcode !== '' && { postalCode: postcode }),
      addressLocality: city,
    },
    ...(lat !== null && lng !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
  }
}

function isoTime(time: string): string {
  return `${time.replace(' ', 'T')}:00`
}
