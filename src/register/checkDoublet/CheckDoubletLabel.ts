import type { checkDoubletLabels } from './checkDoubletLabels'

/** A label of the window checkdoublet. */
export type CheckDoubletLabel = (typeof checkDoubletLabels)[number]
