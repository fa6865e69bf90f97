import type { EventColumn } from './EventColumn'
import type { EventSort } from './EventSort'

/** What a press on a column's header sorts by: ascending first, then to and fro (events 2.1). */
export function toggleSort(sort: EventSort | undefined, column: EventColumn): EventSort {
  return { column, isDescending: sort?.column === column && !sort.isDescending }
}
