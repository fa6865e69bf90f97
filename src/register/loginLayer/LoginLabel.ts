import type { loginLabels } from './loginLabels'

/** A label of the register/login layer. */
export type LoginLabel = (typeof loginLabels)[number]
