import type { eventDetailLabels } from './eventDetailLabels'

/** A label of the detail editor. */
export type DetailLabel = (typeof eventDetailLabels)[number]
