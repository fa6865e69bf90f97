import type { AddressRow } from '../../addresses/addressesTable'
import { slugOf } from '../../articles/ArticleService'
import { emptyEvent } from '../../events/EventChanges'
import { eventSearchText } from '../../events/eventListStatement'
import type { EventRow } from '../../events/eventsTable'
import type { Seed } from '../SeedData'
import type { EventSource } from './seedEvents'

/** A venue with the settings of its kind. */
export interface Venue {
  address: AddressRow
  kind: Seed['eventParts']['venues'][number]
}

/** Returns a function that returns numbers from 0 to below 1 (mulberry32). Equal seeds give equal sequences. */
function seededRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type TimesKind = Seed['eventParts']['kinds'][number]
/** Beginning, end and dates of a generated event. */
interface EventTimes {
  dateFrom: string
  dateTo: string
  seriesDates: string[]
}

const MINUTE = 60_000
const TIMES_DAY = 1440 * MINUTE
const WEEK = 7 * TIMES_DAY
/** Weekdays to pick from, 0 for Monday. Friday to Sunday are listed several times: most events are on these days. */
const WEEKDAYS = [4, 5, 5, 6, 4, 3, 2, 5, 1, 6]
const WITHOUT_END = 0.3

/**
 * Returns beginning, end and dates of an event of that kind, in wall time. The event begins in the week of `monday`.
 */
function eventTimes({ type, hours, minutes, days }: TimesKind, monday: string, random: () => number): EventTimes {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  const begin = Date.parse(`${monday}T${pick(hours)}:00Z`) + (pick(WEEKDAYS) ?? 0) * TIMES_DAY
  const count = days[0] + Math.floor(random() * (days[1] - days[0] + 1))
  const hasEnd = random() >= WITHOUT_END
  const dateFrom = wallTime(begin)
  if (type === 'series') {
    const dates = Array.from({ length: count }, (_, index) => begin + index * WEEK)
    return { dateFrom, dateTo: wallTime((dates.at(-1) ?? begin) + minutes * MINUTE), seriesDates: dates.map(wallTime) }
  }
  if (type === 'framework') {
    const lastDay = wallTime(begin + (count - 1) * TIMES_DAY).slice(0, 10)
    return { dateFrom, dateTo: hasEnd ? `${lastDay} 18:00` : `${lastDay} 00:00`, seriesDates: [] }
  }
  return { dateFrom, dateTo: hasEnd ? wallTime(begin + minutes * MINUTE) : dateFrom, seriesDates: [] }
}

function wallTime(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}

const DAY_MS = 24 * 3600 * 1000

/** Returns the Monday of a day's week, both 'YYYY-MM-DD'. */
export function mondayOf(day: string): string {
  const time = Date.parse(day)
  return new Date(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10)
}

type Kind = Seed['eventParts']['kinds'][number]

const DAY = 24 * 3600 * 1000
const WEEKS = 104
const TYPES = { single: 1, framework: 2, series: 3 } as const
const RETIRED = 190
/** One in this number of events has no date yet, as in a real member's list. */
const DATELESS = 240

/**
 * Generates an event of the demo by its number, for the customer `only` if it is set. The same number and source give
 * the same event. Events are spread over a year before and after the source's `monday`.
 */
export function generatedEvent(
  number: number,
  source: EventSource,
  only?: string,
): Omit<EventRow, 'id' | 'slug' | 'lastChange'> {
  const { parts, accountIds } = source
  const random = seededRandom(number)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const week = ((number * 37) % WEEKS) - WEEKS / 2
  const monday = new Date(Date.parse(source.monday) + week * 7 * DAY).toISOString().slice(0, 10)
  const kind = kindFor(parts.kinds, Number(monday.slice(5, 7)), random)
  const share = random()
  const accountId = accountIds[share < 0.86 ? 0 : share < 0.96 ? 1 : 2] ?? accountIds[0] ?? 0
  const customer = only ?? (accountId === accountIds[0] && number % 25 === 3 ? 'lausitz' : 'uferland')
  const where = placeFor(kind, source, customer, number, pick)
  const isUndefined = number % 40 === 7
  const times =
    number % DATELESS === 7 ? { dateFrom: null, dateTo: null, seriesDates: [] } : eventTimes(kind, monday, random)
  const title = pick(kind.titles)
  const isTranslated = random() < 0.35
  const event = {
    ...emptyEvent,
    ...times,
    accountId,
    customer,
    eventType: isUndefined ? 0 : TYPES[kind.type],
    isPublished: !isUndefined && random() >= 0.12,
    hasTime: times.dateFrom !== null,
    title: withSubject(title.de, random() < 0.6 ? pick(kind.subjects) : ''),
    ...(isTranslated && {
      titleEnglish: title.en,
      titlePolish: title.pl,
      descriptionEnglish: kind.english,
      descriptionPolish: kind.polish,
    }),
    description: `${pick(kind.openings)}\n\n${pick(kind.details)} ${pick(parts.practical)}`,
    ...where.columns,
    formalCategory: number % 150 === 11 && week < 0 ? RETIRED : kind.formal,
    contentCategory: pick(kind.content),
    categorySystem: 84,
    characteristics: kind.characteristics.filter(() => random() < 0.6),
    url: random() < 0.3 ? `https://www.${slugOf(where.organiser)}.example/termine` : '',
    priceUrl: random() < 0.2 ? `https://karten.example/${1000 + (number % 9000)}` : '',
    keywords:
      customer === 'lausitz' ? [...new Set([...kind.keywords, 'lausitz'])] : kind.keywords.filter(() => random() < 0.8),
    pictureIds:
      random() < 0.35
        ? source.pictures
            .filter(picture => picture.accountId === accountId)
            .slice(number % 40)
            .slice(0, 1)
            .map(({ id }) => id)
        : [],
  }
  return {
    ...event,
    searchText: eventSearchText(
      event,
      where.names.map(name => ({ name })),
    ),
  }
}

/** Returns a random kind of that month, by weight. */
function kindFor(kinds: readonly Kind[], month: number, random: () => number): Kind {
  const fitting = kinds.filter(({ months }) => months.includes(month))
  let at = random() * fitting.reduce((sum, { weight }) => sum + weight, 0)
  return fitting.find(({ weight }) => (at -= weight) < 0) ?? (fitting[0] as Kind)
}

/** Joins title and subject: with a colon before a capital letter, otherwise with a comma. */
function withSubject(title: string, subject: string): string {
  if (subject === '') return title
  return /^\p{Lu}/u.test(subject) ? `${title}: ${subject}` : `${title}, ${subject}`
}

function placeFor(
  kind: Kind,
  { places }: EventSource,
  customer: string,
  number: number,
  pick: <T>(list: readonly T[]) => T,
) {
  const here = places.get(customer)
  const { address, kind: venueKind } = pick(kind.venues.flatMap(name => here?.venues.get(name) ?? []))
  const organiser = pick(here?.organisers.get(address.city) ?? [address])
  const isFree = number % 17 === 5
  return {
    columns: {
      city: address.city,
      locationId: isFree ? null : address.id,
      locationFreetext: isFree ? 'Treffpunkt vor dem Rathaus' : '',
      locationType: isFree ? 0 : venueKind.locationType,
      organiserIds: [organiser.id],
    },
    organiser: organiser.name,
    names: isFree ? [organiser.name] : [address.name, organiser.name],
  }
}
