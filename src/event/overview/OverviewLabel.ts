import type { eventOverviewLabels } from './eventOverviewLabels'

/** A label of the event overview. */
export type OverviewLabel = (typeof eventOverviewLabels)[number]
