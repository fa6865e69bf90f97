import type { EventRow } from './EventRow'
import type { EventSort } from './EventSort'
import { sortRows } from './sortRows'

/** Sorts the rows of one list, and remembers how they stood: when a page has come, only that is put in between. Without a sort they stay as the portal sends them. */
export function createRowSorter() {
  let before: { readonly sort: EventSort; readonly rows: readonly EventRow[] } | undefined
  return (rows: readonly EventRow[], sort: EventSort | undefined, locale: string): readonly EventRow[] => {
    if (!sort) return rows
    before = { sort, rows: sortRows(rows, sort, locale, before?.sort === sort ? before.rows : []) }
    return before.rows
  }
}
