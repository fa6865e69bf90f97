import type { bulkEditLabels } from './bulkEditLabels'

/** A label of the bulk edit window. */
export type BulkEditLabel = (typeof bulkEditLabels)[number]
