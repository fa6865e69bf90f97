import type { seriesMetaLabels } from './seriesMetaLabels'

/** A label of the series meta window. */
export type SeriesMetaLabel = (typeof seriesMetaLabels)[number]
