import type { addressLabels } from './addressLabels'

/** A label of organiser, location and the popup of a new address. */
export type AddressLabel = (typeof addressLabels)[number]
