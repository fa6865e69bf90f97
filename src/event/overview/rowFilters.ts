import type { LocalDate } from '../../lib/dates'
import type { EventRow } from './EventRow'

/** The quick filters of the overview, in the order of their chips. */
export const rowFilters = ['upcoming', 'unpublished', 'incomplete', 'past'] as const

/** A quick filter of the loaded events. */
export type RowFilter = (typeof rowFilters)[number]

/** The switched-on filters. An event must fit all of them. */
export type RowFilters = ReadonlySet<RowFilter>

/**
 * Maximum number of further pages that the filters load by themselves. Without a maximum, a filter that few events fit
 * would load thousands of events. A button, or scrolling to the end, loads the same number of pages again.
 */
export const FURTHER_PAGES = 5

/** Filters that have no event in common. */
const EXCLUSIVE: Partial<Record<RowFilter, RowFilter>> = { upcoming: 'past', past: 'upcoming' }

/** True when an event lasts until today or later. An event without a date is neither upcoming nor past. */
const isUpcoming = ({ lastDay }: EventRow, today: LocalDate) => lastDay !== '' && lastDay >= today

const FITS: Readonly<Record<RowFilter, (row: EventRow, today: LocalDate) => boolean>> = {
  upcoming: isUpcoming,
  unpublished: row => !row.isPublished,
  incomplete: row => row.isIncomplete,
  past: (row, today) => row.lastDay !== '' && !isUpcoming(row, today),
}

/** Returns 0 for an upcoming event, 1 for an event without a date, 2 for a past event. */
const partOf = (row: EventRow, today: LocalDate) => (row.lastDay === '' ? 1 : isUpcoming(row, today) ? 0 : 2)

/**
 * Returns the rows in the order in which the overview opens: upcoming events by their beginning, then those without a
 * date, then past ones, latest first (list of decisions). Equal rows keep the portal's order.
 */
export function beginWithNext(rows: readonly EventRow[], today: LocalDate): readonly EventRow[] {
  return rows
    .map(row => [partOf(row, today), row] as const)
    .sort(([part, one], [otherPart, other]) => {
      if (part !== otherPart || part === 1) return part - otherPart
      const order = one.from < other.from ? -1 : Number(one.from > other.from)
      return part === 0 ? order : -order
    })
    .map(([, row]) => row)
}

/**
 * Returns the rows that fit all filters. The order of the rows stays.
 * @param held ids of events to which an action was applied since the filters were chosen. These events stay, even if
 * they no longer fit
 */
export function filterRows(
  rows: readonly EventRow[],
  filters: RowFilters,
  today: LocalDate,
  held: ReadonlySet<number>,
): readonly EventRow[] {
  if (filters.size === 0) return rows
  const tests = [...filters].map(filter => FITS[filter])
  return rows.filter(row => held.has(row.Id) || tests.every(fits => fits(row, today)))
}

/** Returns for each filter the number of rows that fit it. */
export function countRows(rows: readonly EventRow[], today: LocalDate): Readonly<Record<RowFilter, number>> {
  const counts = { upcoming: 0, unpublished: 0, incomplete: 0, past: 0 }
  for (const row of rows) for (const filter of rowFilters) if (FITS[filter](row, today)) counts[filter] += 1
  return counts
}

/** Switches a filter on or off. Switches off the opposite filter, such as `past` for `upcoming`. */
export function toggleFilter(filters: RowFilters, filter: RowFilter): RowFilters {
  const others = [...filters].filter(other => other !== filter && other !== EXCLUSIVE[filter])
  return new Set(filters.has(filter) ? others : [...others, filter])
}
