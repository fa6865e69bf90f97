import type { EventConfig } from '../../config/EventConfig'
import { formatDate } from '../../lib/dates'
import { type EventCluster, newEventCluster } from '../cluster/EventCluster'
import { readSpan, type SpanTexts } from '../detail/span/eventSpan'
import type { FoundEvent } from './FoundEvent'

/** A place or an organiser of the portal. */
export interface MatchedAddress {
  readonly id: number
  readonly name: string
}

/** The place and the organiser that the portal has for an event, and the category that the person chose. */
export interface FoundChoices {
  /** The portal's place with the name in the file; undefined if there is none, or more than one. */
  readonly place: MatchedAddress | undefined
  readonly organiser: MatchedAddress | undefined
  /** 0 means none. */
  readonly formalCategory: number
  /** '0' means none. */
  readonly contentCategory: string
}

const clockOf = (moment: string) => moment.slice(11, 16)

/** Returns the dates of a found event as texts of the form. */
function spanTexts({ start, end }: FoundEvent): SpanTexts {
  const isOtherDay = end !== '' && end.slice(0, 10) !== start.slice(0, 10)
  return {
    dateFrom: formatDate(start),
    timeFrom: clockOf(start),
    dateTo: isOtherDay ? formatDate(end) : '',
    timeTo: clockOf(end),
  }
}

/**
 * Returns a found event as an event that is not saved and not published. A place without a match is a free text. An
 * organiser without a match is a free text if the page allows it; otherwise the organiser is left out.
 */
export function foundToCluster(
  found: FoundEvent,
  { place, organiser, formalCategory, contentCategory }: FoundChoices,
  config: EventConfig = {},
): EventCluster {
  const { span } = readSpan(spanTexts(found))
  const name = organiser?.name ?? (config.organiserFreetext ? found.organiser : '')
  const id = organiser?.id ?? 0
  return {
    ...newEventCluster(config),
    IsPublished: 0,
    MlTitle: found.title,
    Description: found.text,
    Location: place ? { Id: place.id, Name: place.name } : null,
    LocationFreetext: place ? '' : found.place,
    Organisations: name === '' ? [] : [{ Organisation: { Id: id, Name: name, IdOrganisation: id } }],
    Url: found.link,
    PriceUrl: found.ticketLink,
    ...(span && {
      IdEventType: span.IdEventType,
      DateFrom: span.DateFrom,
      DateTo: span.DateTo,
      EventDateTime: span.hasTime ? span.DateFrom.slice(11, 16) : null,
    }),
    ...(formalCategory !== 0 && { FormalCategoryId: formalCategory }),
    ContentCategoryId: contentCategory,
  }
}
