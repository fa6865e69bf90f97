import type { temporaryAccountLabels } from './temporaryAccountLabels'

/** A label of the temporary account's form. */
export type TemporaryFormLabel = (typeof temporaryAccountLabels)[number]
