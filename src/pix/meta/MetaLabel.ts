import type { metaLabels } from './metaLabels'

/** A label of the picture meta window. */
export type MetaLabel = (typeof metaLabels)[number]
