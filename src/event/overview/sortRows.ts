import type { EventColumn } from './EventColumn'
import type { EventRow } from './EventRow'
import type { EventSort } from './EventSort'

const NUMBERS: Partial<Record<EventColumn, (row: EventRow) => number>> = {
  status: ({ isPublished }) => Number(isPublished),
  date: ({ from }) => Number(from.replace(/\D/g, '')),
}
const textOf = (row: EventRow, column: EventColumn) => (column === 'status' ? '' : row[column])
const isMissing = (row: EventRow, column: EventColumn) => column !== 'status' && textOf(row, column) === ''

/**
 * The rows by a column, status and date as numbers, the others as text in the language's own order. Rows that lack it come last
 * either way, and equal ones stay as they were.
 * @param before the same rows as they were sorted by the same column before, without those that came since: spares most of the work
 */
export function sortRows(rows: readonly EventRow[], { column, isDescending }: EventSort, locale: string, before: readonly EventRow[] = []): readonly EventRow[] {
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
