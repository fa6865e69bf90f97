import { webAddress } from '../../lib/webAddress'
import type { EventCluster } from '../cluster/EventCluster'
import { eventMoments } from './eventMoments'
import { eventUid, writeCalendar } from './writeCalendar'

/**
 * Writes a saved event as an iCalendar file (RFC 5545), in the wall time of Europe/Berlin.
 * @param host the portal's host name, such as `portal.example`
 * @param now the moment of writing, `YYYY-MM-DDTHH:MM:SSZ`
 * @returns undefined for an event without a date
 */
export function composeICalendar(cluster: EventCluster, host: string, now: string): string | undefined {
  const moments = eventMoments(cluster)
  if (!moments) return undefined
  const {
    Id,
    MlTitle,
    Description,
    Organisations,
    FormalCategoryName,
    ContentCategoryName,
    Keywords,
    Url,
    IsPublished,
  } = cluster
  const entry = {
    uid: eventUid(Id ?? 0, host),
    start: moments.start,
    end: moments.end,
    title: MlTitle,
    text: Description,
    place: eventPlace(cluster).join(', '),
    contact: Organisations.map(({ Organisation }) => Organisation.Name).join(', '),
    categories: [FormalCategoryName, ContentCategoryName, ...Keywords],
    // Calendars open the link, so it must be a web address.
    url: URL.canParse(Url) ? webAddress(Url, Url) : undefined,
    status: IsPublished === 1 ? ('CONFIRMED' as const) : ('TENTATIVE' as const),
  }
  return writeCalendar([entry], now)
}

/** Returns the place of an event: the location or its free text, and the city. */
function eventPlace({ Location, LocationFreetext, City }: EventCluster): string[] {
  const place = Location?.Name?.trim() || LocationFreetext.trim()
  return [...new Set([place, City?.Comment.trim() ?? ''])].filter(Boolean)
}
