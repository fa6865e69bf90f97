import type { manageLabels } from './manageLabels'

/** A label of the manage window. */
export type ManageLabel = (typeof manageLabels)[number]
