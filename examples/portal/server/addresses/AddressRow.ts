import type { addressesTable } from './addressesTable'

/** An address as it is stored. */
export type AddressRow = typeof addressesTable.$inferSelect
