import type { EventCluster } from '../../cluster/EventCluster'
import type { EventDraft } from '../EventDraft'
import { DAY_MS, type EventSpan } from '../span/eventSpan'

/** The values of an event that are compared to find duplicates. */
export interface ComparedEvent {
  readonly id: number | null
  readonly title: string
  /** `YYYY-MM-DD`. */
  readonly firstDay: string
  readonly lastDay: string
  readonly placeId: string | null
  readonly place: string
}

/**
 * Returns the first and the last day of an event for comparison. The hours after midnight of an event that runs
 * overnight belong to its first day. Otherwise an event on one night and the event on the next night would have a day
 * in common.
 * @param from beginning as `YYYY-MM-DDTHH:mm:ss`, or as `YYYY-MM-DD` for whole days
 * @param to end in the same format, or empty
 */
export function comparedDays(from: string, to: string): Pick<ComparedEvent, 'firstDay' | 'lastDay'> {
  const [firstDay, lastDay] = [from.slice(0, 10), (to || from).slice(0, 10)]
  // If a text of the portal is not a date, the difference is NaN, which equals no number.
  const isNight = Date.parse(lastDay) - Date.parse(firstDay) === DAY_MS && to.slice(11) < from.slice(11)
  return { firstDay, lastDay: isNight ? firstDay : lastDay }
}

/** Returns the compared values of an event of the portal. */
export function comparedCluster({
  Id,
  MlTitle,
  DateFrom,
  DateTo,
  Location,
  LocationFreetext,
}: EventCluster): ComparedEvent {
  return {
    id: Id,
    title: MlTitle,
    ...comparedDays(DateFrom, DateTo),
    placeId: Location?.Id ? String(Location.Id) : null,
    place: Location?.Name || LocationFreetext,
  }
}

/** Returns the compared values of a form, with the id of the event that the form changes. */
export function comparedDraft(
  { MlTitle, Location }: Pick<EventDraft, 'MlTitle' | 'Location'>,
  base: EventCluster,
  { DateFrom, DateTo }: EventSpan,
): ComparedEvent {
  return {
    ...comparedCluster(base),
    title: MlTitle,
    ...comparedDays(DateFrom, DateTo),
    placeId: Location.id,
    place: Location.text,
  }
}

/** Minimum similarity, from 0 to 1, of two titles that may mean the same event. */
const ALIKE = 0.6
/** Minimum length in characters of a title that may be part of another title. Shorter titles match by chance. */
const MIN_PART = 5

/** Maximum number of characters of a text that are compared. A portal's text may be very long. */
const COMPARED = 200

/** Returns a title or the name of a place for comparison: in lower case, without accents and punctuation. */
export function bareTitle(text: string): string {
  return text
    .slice(0, COMPARED)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Title prepared for comparison: its words, and the count of each pair of letters. */
interface ComparedTitle {
  readonly words: string
  readonly pairs: ReadonlyMap<string, number>
  readonly pairCount: number
}

function comparedTitle(title: string): ComparedTitle {
  const words = bareTitle(title)
  const letters = words.replaceAll(' ', '')
  const pairs = new Map<string, number>()
  for (let at = 0; at < letters.length - 1; at++) {
    const pair = letters.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return { words, pairs, pairCount: Math.max(0, letters.length - 1) }
}

/** Returns the share of letter pairs that two titles have in common, from 0 to 1. */
function similarityOf(one: ComparedTitle, other: ComparedTitle): number {
  const total = one.pairCount + other.pairCount
  if (total === 0) return one.words === other.words ? 1 : 0
  let shared = 0
  for (const [pair, count] of one.pairs) shared += Math.min(count, other.pairs.get(pair) ?? 0)
  return (2 * shared) / total
}

function isAlike(one: ComparedTitle, other: ComparedTitle): boolean {
  const [first, second] = [one.words, other.words].toSorted((a, b) => a.length - b.length) as [string, string]
  return (first.length >= MIN_PART && second.includes(first)) || similarityOf(one, other) >= ALIKE
}

function isSamePlace(one: ComparedEvent, other: ComparedEvent): boolean {
  if (one.placeId !== null && other.placeId !== null) return one.placeId === other.placeId
  return bareTitle(one.place) === bareTitle(other.place)
}

/** Returns the likely duplicates of an event in a list: with a day in common, the same place and a similar title. */
export function findLikelyDuplicates(event: ComparedEvent, list: readonly EventCluster[]): readonly EventCluster[] {
  const title = comparedTitle(event.title)
  return list.filter(cluster => {
    const other = comparedCluster(cluster)
    const isSameDay = other.firstDay !== '' && other.firstDay <= event.lastDay && event.firstDay <= other.lastDay
    return other.id !== event.id && isSameDay && isSamePlace(event, other) && isAlike(title, comparedTitle(other.title))
  })
}

/** Returns the events of a list with the same title and first day as `event`, at any place. */
export function findSameTitle(event: ComparedEvent, list: readonly EventCluster[]): readonly EventCluster[] {
  const title = bareTitle(event.title)
  return list.filter(cluster => {
    const other = comparedCluster(cluster)
    return other.firstDay === event.firstDay && bareTitle(other.title) === title
  })
}
