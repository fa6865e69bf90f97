import type { passwordChangeLabels } from './passwordChangeLabels'

/** A label of the layer that changes the password. */
export type PasswordChangeLabel = (typeof passwordChangeLabels)[number]
