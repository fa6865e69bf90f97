import type { fieldCheckLabels } from './fieldCheckLabels'

/** A label of the field check window. */
export type FieldCheckLabel = (typeof fieldCheckLabels)[number]
