import { eventRefusals } from '../events/eventRefusals'
import type { FormMap } from '../http/formBody'
import { readText } from '../http/readText'
import { RequestError } from '../http/RequestError'

/** Whose data it is: events and addresses of one customer are not seen under another. */
export interface Customer {
  name: string
  /** What every event must have one of (events 3.4); null: nothing. */
  requiredFields: RequiredFields | null
}

/** What a customer asks of its events: one of these suffices; a list that is null asks nothing (events 3.4). Ids are texts, as in the category sets. */
export interface RequiredFields {
  category_formal: string[] | null
  category_content: string[] | null
  keywords: string[] | null
}

/** The customers of the demo; the first one is meant where a call names none. */
const customers: readonly [Customer, ...Customer[]] = [
  { name: 'uferland', requiredFields: null },
  // The neighbouring region's calendar takes what is about folk culture, in whichever of the three ways it says so.
  {
    name: 'lausitz',
    requiredFields: {
      category_formal: ['124', '125'],
      category_content: ['2101', '2102', '2103', '2104'],
      keywords: ['lausitz', 'sorbisch', 'trachten'],
    },
  },
]

const LONGEST = 100

/** The customer that a call names in `Customer`, the first one where it names none. Throws RequestError 400 for one that there is not. */
export function readCustomer(form: FormMap): Customer {
  const name = readText(form, 'Customer', LONGEST) ?? ''
  const customer = name === '' ? customers[0] : customers.find(known => known.name === name)
  if (customer) return customer
  throw new RequestError(400, eventRefusals.noSuchCustomer)
}
