import type { Customer } from './Customer'

/** The customers of the demo; the first one is meant where a call names none. */
export const customers: readonly [Customer, ...Customer[]] = [
  { name: 'uferland', requiredFields: null },
  // The neighbouring region's calendar takes what is about folk culture, in whichever of the three ways it says so.
  { name: 'lausitz', requiredFields: { category_formal: ['124', '125'], category_content: ['2101', '2102', '2103', '2104'], keywords: ['lausitz', 'sorbisch', 'trachten'] } },
]
