/** What an address is looked for as. */
export type AddressKind = 'organisation' | 'location'
