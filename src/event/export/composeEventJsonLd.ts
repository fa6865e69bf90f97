import { fitIntoBox } from '../../lib/fitIntoBox'
import { webAddress } from '../../lib/webAddress'
import type { EventCluster, MediaItem } from '../cluster/EventCluster'
import { eventMoments } from './eventMoments'

/** Signs that end a script or its line in a page's source. */
const UNSAFE = /[<>&\u2028\u2029]/g
const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Edge in px of the pictures that others are to show. */
const PICTURE_SIZE = 1200

/** A picture from the image service, in its own ratio: `cropOut` would cut it (decisions). */
function pictureAddress(service: string, { Uri, Width, Height }: MediaItem): string {
  const { width, height } = fitIntoBox(Width, Height, PICTURE_SIZE)
  return `${service}?${new URLSearchParams({ file: Uri, width: String(width), height: String(height), do: 'cropOut', quality: '8' })}`
}

/** Leaves out what is not known: an empty text, an empty list. */
const known = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

/**
 * A saved event as JSON-LD, a schema.org Event; fit for a page's `<script type="application/ld+json">`, whatever its texts are. Times are
 * wall time where the event is, and an end is the last day or moment of it.
 * @param service address of the image service
 * @param base what addresses that are only paths are put on
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
