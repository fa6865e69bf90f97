import type { EventRow } from './EventRow'

/** A column by which the overview can be sorted (events 2.1). */
export type EventColumn = 'status' | 'date' | 'city' | 'host' | 'title' | 'category'

/** The sort order of the rows. */
export interface EventSort {
  readonly column: EventColumn
  readonly isDescending: boolean
}

/** Length of a date-time without fraction and time zone. */
const WALL_LENGTH = '2026-09-12T19:30:00'.length

const NUMBERS: Partial<Record<EventColumn, (row: EventRow) => number>> = {
  status: ({ isPublished }) => Number(isPublished),
  date: ({ from }) => Number(from.slice(0, WALL_LENGTH).replace(/\D/g, '')),
}
const textOf = (row: EventRow, column: EventColumn) => (column === 'status' ? '' : row[column])
const isMissing = (row: EventRow, column: EventColumn) => column !== 'status' && textOf(row, column) === ''

/**
 * Returns the rows sorted by a column: status and date as numbers, the others as text in the language's order. Rows
 * without a value come last in both directions, and equal rows keep their order.
 * @param before the rows of the last result for this sort order. Rows that are almost in order need few comparisons
 */
export function sortRows(
  rows: readonly EventRow[],
  { column, isDescending }: EventSort,
  locale: string,
  before: readonly EventRow[] = [],
): readonly EventRow[] {
  const left = new Map(rows.map(row => [row.Id, row]))
  const known = before.flatMap(({ Id }) => {
    const row = left.get(Id)
    left.delete(Id)
    return row ?? []
  })
  const number = NUMBERS[column]
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const direction = isDescending ? -1 : 1
  return [...known, ...left.values()].sort((one, other) => {
    const missing = Number(isMissing(one, column)) - Number(isMissing(other, column))
    if (missing !== 0) return missing
    return direction * (number ? number(one) - number(other) : compare(textOf(one, column), textOf(other, column)))
  })
}

/**
 * Returns a function that sorts the rows of one list. The function remembers its result, so that a new page is only
 * merged in. Without a sort order, the function returns the rows in their order.
 */
export function createRowSorter() {
  let before: { readonly sort: EventSort; readonly rows: readonly EventRow[] } | undefined
  return (rows: readonly EventRow[], sort: EventSort | undefined, locale: string): readonly EventRow[] => {
    if (!sort) return rows
    before = { sort, rows: sortRows(rows, sort, locale, before?.sort === sort ? before.rows : []) }
    return before.rows
  }
}

/**
 * Returns the sort order after a click on a column's header: ascending first, then reversed at each click (events 2.1).
 */
export function toggleSort(sort: EventSort | undefined, column: EventColumn): EventSort {
  return { column, isDescending: sort?.column === column && !sort.isDescending }
}
