import type { EventColumn } from './EventColumn'

/** What the rows are sorted by. */
export interface EventSort {
  readonly column: EventColumn
  readonly isDescending: boolean
}
