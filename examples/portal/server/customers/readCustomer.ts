import { eventRefusals } from '../events/eventRefusals'
import type { FormMap } from '../http/FormMap'
import { readText } from '../http/readText'
import { RequestError } from '../http/RequestError'
import type { Customer } from './Customer'
import { customers } from './customers'

const LONGEST = 100

/** The customer that a call names in `Customer`, the first one where it names none. Throws RequestError 400 for one that there is not. */
export function readCustomer(form: FormMap): Customer {
  const name = readText(form, 'Customer', LONGEST) ?? ''
  const customer = name === '' ? customers[0] : customers.find(known => known.name === name)
  if (customer) return customer
  throw new RequestError(400, eventRefusals.noSuchCustomer)
}
