import * as v from 'valibot'
import { eventRefusals } from '../events/eventRefusals'
import type { FormMap } from '../http/formBody'
import { textUpTo } from '../http/fieldSchemas'
import { fieldsOf } from '../http/readFields'
import { RequestError } from '../http/RequestError'

/**
 * A customer of the portal. A call for events or addresses returns only entries of the customer that the call names.
 */
export interface Customer {
  name: string
  /** Every event must have at least one of these values (events 3.4); null if no value is required. */
  requiredFields: RequiredFields | null
}

/**
 * Requirements of a customer for its events (events 3.4): an event needs an entry of at least one list. Nothing is
 * required if all lists are null. Ids are texts, as in the category sets.
 */
export interface RequiredFields {
  category_formal: string[] | null
  category_content: string[] | null
  keywords: string[] | null
}

/** Customers of the demo; the first one is the default. */
const customers: readonly [Customer, ...Customer[]] = [
  { name: 'uferland', requiredFields: null },
  // The calendar of the neighbouring region accepts only events about folk culture, so an event needs such a value in
  // one of the three fields.
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

/**
 * Returns the customer named in the call's field `Customer`, or the first customer if the field is missing or empty.
 * Throws RequestError 400 for an unknown name.
 */
export function readCustomer(form: FormMap): Customer {
  const name = fieldsOf({ Customer: v.optional(textUpTo(LONGEST), '') }, form).Customer
  const customer = name === '' ? customers[0] : customers.find(known => known.name === name)
  if (customer) return customer
  throw new RequestError(400, eventRefusals.noSuchCustomer)
}
