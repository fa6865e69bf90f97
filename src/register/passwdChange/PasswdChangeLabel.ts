import type { passwdChangeLabels } from './passwdChangeLabels'

/** A label of the window passwdchange. */
export type PasswdChangeLabel = (typeof passwdChangeLabels)[number]
