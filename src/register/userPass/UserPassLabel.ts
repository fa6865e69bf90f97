import type { userPassLabels } from './userPassLabels'

/** A label of the window userpass. */
export type UserPassLabel = (typeof userPassLabels)[number]
