import { fitIntoBox } from '../../lib/fitIntoBox'
import { webAddress } from '../../lib/webAddress'
import type { EventCluster, MediaItem } from '../cluster/EventCluster'
import { eventMoments } from './eventMoments'

/** Characters that HTML or JavaScript could interpret in a page's source. */
const UNSAFE = /[<>&\u2028\u2029]/g
const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Maximum edge of pictures for other sites, in px. */
const PICTURE_SIZE = 1200

/** Returns a picture's address at the image service, with a size in the picture's ratio, so that nothing is cropped. */
function pictureAddress(service: string, { Uri, Width, Height }: MediaItem): string {
  const { width, height } = fitIntoBox(Width, Height, PICTURE_SIZE)
  return `${service}?${new URLSearchParams({ file: Uri, width: String(width), height: String(height), do: 'cropOut', quality: '8' })}`
}

/** Removes unknown values: undefined, empty texts and empty lists. */
const known = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

/**
 * Returns a saved event as JSON-LD, a schema.org Event. Whatever texts the event has, the result is safe in a page's
 * script of the type `application/ld+json`. Times are wall time at the place of the event. An event of whole days ends
 * on its last day.
 * @param service address of the image service
 * @param base address of the page, by which relative addresses are completed
 */
export function composeEventJsonLd(cluster: EventCluster, service: string, base: string): string {
  const {
    MlTitle,
    Description,
    Organisations,
    Location,
    LocationFreetext,
    City,
    Url,
    PriceUrl,
    Keywords,
    Pictures,
    FormalCategoryName,
    ContentCategoryName,
    DateTo,
  } = cluster
  const moments = eventMoments(cluster)
  const city = City?.Comment.trim()
  const place = Location?.Name?.trim() || LocationFreetext.trim() || city
  const link = (address: string) => (address ? webAddress(address, base) : undefined)
  const event = known({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: MlTitle.trim(),
    description: Description.trim(),
    startDate: moments?.start,
    endDate: moments?.end && (moments.isWholeDays ? (DateTo || moments.start).slice(0, 10) : moments.end),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location:
      place &&
      known({ '@type': 'Place', name: place, address: city && { '@type': 'PostalAddress', addressLocality: city } }),
    organizer: Organisations.map(({ Organisation }) => ({ '@type': 'Organization', name: Organisation.Name })),
    keywords: [FormalCategoryName, ContentCategoryName, ...Keywords].filter(Boolean).join(', '),
    image: Pictures.flatMap(({ MediaItem }) => (MediaItem ? (link(pictureAddress(service, MediaItem)) ?? []) : [])),
    url: link(Url),
    offers: PriceUrl && link(PriceUrl) && { '@type': 'Offer', url: link(PriceUrl) },
  })
  return JSON.stringify(event, null, 2).replace(UNSAFE, escapeSign)
}
