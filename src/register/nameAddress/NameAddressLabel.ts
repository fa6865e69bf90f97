import type { nameAddressLabels } from './nameAddressLabels'

/** A label of the window nameaddress. */
export type NameAddressLabel = (typeof nameAddressLabels)[number]
