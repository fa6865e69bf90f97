import type { topicsLabels } from './topicsLabels'

/** A label of categories, characteristics, location type and keywords. */
export type TopicsLabel = (typeof topicsLabels)[number]
