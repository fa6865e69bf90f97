import type { FastifyInstance, FastifyRequest } from 'fastify'
import { citySuggestions } from '../cities/citiesRoute'
import { config } from '../config'
import { readCustomer } from '../customers/customers'
import { EventGate } from '../events/EventService'
import { escapeHtml } from '../http/escapeHtml'
import { readForm } from '../http/formBody'
import { method, textUpTo } from '../http/fieldSchemas'
import { readFields } from '../http/readFields'
import { keyedWrite } from '../idempotency/keyedWrite'
import type { PortalParts } from '../Portal'
import { addressCategories, type OrganiserLocationType } from './Address'
import type { AddressRow } from './addressesTable'
import { AddressStore } from './AddressStore'

const BASE = '/event/api'
/** Types of addresses that each search covers. */
const SEARCHES: Readonly<Record<string, readonly OrganiserLocationType[]>> = {
  locations: ['location', 'organiser_location'],
  organisers: ['organiser', 'organiser_location'],
}

/**
 * Serves the address calls and the autocompletes of events (events 7.4, 7.5). Every account sees all addresses of the
 * customer that the call names.
 */
export function addressRoutes(app: FastifyInstance, { db, accounts, gazetteer, attempts }: PortalParts): void {
  const addresses = new AddressStore(db, gazetteer)
  const gate = new EventGate('addresses', attempts)
  const searches = new EventGate('searches', attempts)
  const typedIn = (request: FastifyRequest) =>
    readFields({ actualInput: textUpTo(config.address.inputLength) }, request.query).actualInput

  for (const [name, types] of Object.entries(SEARCHES)) {
    app.get(`${BASE}/autocomplete/${name}`, async request => {
      const typed = typedIn(request)
      const customer = readCustomer(readForm(request.query))
      const account = await accounts.require(request)
      await searches.enter(account.Id)
      return { results: (await addresses.search(customer, types, typed)).map(toResult) }
    })
  }

  app.get(`${BASE}/autocomplete/cities`, async (request, reply) => {
    const typed = typedIn(request)
    const account = await accounts.require(request)
    await searches.enter(account.Id)
    reply.header('Cache-Control', 'private, max-age=3600')
    return citySuggestions(gazetteer, typed, { spaceAsWildcard: true })
  })

  app.get(`${BASE}/address/new`, async request => {
    readCustomer(readForm(request.query))
    await accounts.require(request)
    return { Categories: addressCategories }
  })

  app.post(`${BASE}/address`, async (request, reply) => {
    const form = readForm(request.body)
    readFields({ method: method('POST') }, form)
    const customer = readCustomer(form)
    const account = await accounts.require(request)
    await gate.enter(account.Id)
    return keyedWrite(
      db,
      reply,
      account,
      () => addresses.add(account, customer, form),
      address => ({ addressId: address.Id }),
    )
  })
}

/** Converts an address to an autocomplete result; its `info` is HTML by the contract. */
function toResult({ id, name, street, postcode, city }: AddressRow) {
  const place = [street, [postcode, city].filter(text => text !== '').join(' ')].filter(text => text !== '').join(', ')
  return { id, value: name, info: escapeHtml(place) }
}
