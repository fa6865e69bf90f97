import type { ReadLabel } from '../../labels/useLabels'
import { formatDate, formatDateSpan, parseDate } from '../../lib/dates'
import { formatTime, parseTime } from '../../lib/times'
import { type EventCluster, eventTypes } from '../cluster/EventCluster'
import type { OverviewLabel } from './eventOverviewLabels'

/**
 * An event in the overview. It has only the values that the columns and the filters need, because a list may hold
 * twenty thousand events.
 */
export interface EventRow {
  readonly Id: number
  readonly isPublished: boolean
  /** 0 undefined, 1 single, 2 framework, 3 series. */
  readonly type: number
  readonly title: string
  /** `DateFrom` of the event; empty if the event has no date. */
  readonly from: string
  /** The event's day, or its first and last day, in short form; empty if the event has no date. */
  readonly date: string
  /** hh:mm; empty if the event has no date, and for midnight, which means 'no time given'. */
  readonly time: string
  readonly city: string
  /** The names of the organisers. */
  readonly host: string
  readonly category: string
  /** `YYYY-MM-DD`; empty if the event has no date. */
  readonly lastDay: string
  /** True when title, date, place, organiser or category is missing. */
  readonly isIncomplete: boolean
}

const joinTexts = (texts: readonly string[], separator: string) =>
  [...new Set(texts.map(text => text.trim()).filter(Boolean))].join(separator)

function timeOf(moment: string): string {
  const time = parseTime(moment.slice(11, 16))
  return time ? formatTime(time, { isMidnightOmitted: true }) : ''
}

/** Old portals write `0000-00-00` for no date. */
const isDay = (moment: string) => parseDate(moment.slice(0, 10)) !== undefined

const dateOf = (from: string, to: string) =>
  isDay(from) ? (isDay(to) ? formatDateSpan(from, to) : formatDate(from, 'short')) : ''

/** The groups of fields that make an event complete. One filled field of each group is enough. */
const COMPLETE: readonly (readonly [names: readonly string[], isFilled: (cluster: EventCluster) => boolean])[] = [
  [['MlTitle'], ({ MlTitle }) => MlTitle.trim() !== ''],
  [['DateFrom'], ({ DateFrom }) => isDay(DateFrom)],
  [
    ['Location', 'LocationFreetext', 'City'],
    ({ Location, LocationFreetext, City }) =>
      Boolean(Location?.Id || Location?.Name?.trim() || LocationFreetext.trim() || City?.Comment.trim()),
  ],
  [['Organisations'], ({ Organisations }) => Organisations.length > 0],
  [
    ['FormalCategoryId', 'ContentCategoryId'],
    cluster =>
      cluster.FormalCategoryId > 0 ||
      cluster.ContentCategoryId !== '0' ||
      cluster.FormalCategoryName.trim() !== '' ||
      cluster.ContentCategoryName.trim() !== '',
  ],
]

/** True when a group has no filled field. A group does not count if the portal's list lacks one of its fields. */
const hasGaps = (cluster: EventCluster) =>
  COMPLETE.some(([names, isFilled]) => !isFilled(cluster) && !names.some(name => cluster.unread?.includes(name)))

/**
 * Returns the row of an event. The end shows only if the event is not single and ends on a later day (events 4.1, 9).
 */
export function clusterToRow(cluster: EventCluster & { readonly Id: number }): EventRow {
  const {
    Id,
    IdEventType,
    IsPublished,
    MlTitle,
    DateFrom,
    DateTo,
    City,
    Organisations,
    FormalCategoryName,
    ContentCategoryName,
  } = cluster
  const date = dateOf(DateFrom, IdEventType !== eventTypes.single && DateTo > DateFrom ? DateTo : DateFrom)
  return {
    Id,
    isPublished: IsPublished === 1,
    type: IdEventType,
    title: MlTitle.trim(),
    from: date && DateFrom,
    date,
    time: date && timeOf(DateFrom),
    city: City?.Comment.trim() ?? '',
    host: joinTexts(
      Organisations.map(({ Organisation }) => Organisation.Name),
      ', ',
    ),
    category: joinTexts([FormalCategoryName, ContentCategoryName], ' · '),
    lastDay: date && (DateTo > DateFrom && isDay(DateTo) ? DateTo : DateFrom).slice(0, 10),
    isIncomplete: hasGaps(cluster),
  }
}

/** Returns the event's title, or the text for a missing one. */
export const rowName = ({ title }: EventRow, t: ReadLabel<OverviewLabel>) => title || t('event_title_missing')
