import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { config } from '../config'
import { readCustomer } from '../customers/customers'
import { method, textUpTo, wholeNumberOr } from '../http/fieldSchemas'
import { readForm } from '../http/formBody'
import { parseId, readFields } from '../http/readFields'
import { keyedWrite } from '../idempotency/keyedWrite'
import type { PortalParts } from '../Portal'
import { readWallTime } from '../wallTime/readWallTime'
import { categorySets } from './categories/categorySets'
import { EventGate } from './EventService'

const BASE = '/event/api/event_cluster'
const eventListQuery = {
  search: v.optional(textUpTo(config.event.searchLength), ''),
  date: v.pipe(
    v.optional(textUpTo(20), ''),
    v.regex(/^(?:\d{4}-\d\d-\d\d)?$/, 'The parameter date must be a day such as 2027-05-31.'),
  ),
  p: wholeNumberOr(1, { min: 1, max: config.event.maxPage }),
}

/** Serves the event calls (events 7.1): a member's own events of one customer. */
export function eventsRoutes(app: FastifyInstance, { db, accounts, events, attempts }: PortalParts): void {
  const gate = new EventGate('writes', attempts)

  app.get(BASE, async request => {
    const customer = readCustomer(readForm(request.query))
    const { search, date, p: page } = readFields(eventListQuery, request.query)
    const day = date && readWallTime(date).slice(0, 10)
    return events.list(await accounts.require(request), customer, { search, date: day, page })
  })

  app.get(`${BASE}/categories`, async request => {
    await accounts.require(request)
    return categorySets(readCustomer(readForm(request.query)).requiredFields)
  })

  app.get<{ Params: { id: string } }>(`${BASE}/cluster/:id`, async request => {
    const id = parseId(request.params.id, 'event id')
    const customer = readCustomer(readForm(request.query))
    return events.get(await accounts.require(request), customer, id)
  })

  app.post<{ Params: { id: string } }>(`${BASE}/cluster/:id`, async (request, reply) => {
    const id = parseId(request.params.id, 'event id')
    const form = readForm(request.body)
    const { method: called } = readFields({ method: method('PUT', 'DELETE') }, form)
    const customer = readCustomer(form)
    const account = await accounts.require(request)
    await gate.enter(account.Id)
    if (called === 'PUT')
      return keyedWrite(
        db,
        reply,
        account,
        () => events.change(account, customer, id, form),
        () => ({ eventId: id }),
      )
    return keyedWrite(db, reply, account, async () => {
      await events.remove(account, customer, id)
      return true
    })
  })

  for (const path of [`${BASE}/cluster/`, `${BASE}/cluster`]) {
    app.post(path, async (request, reply) => {
      const form = readForm(request.body)
      readFields({ method: method('POST') }, form)
      const customer = readCustomer(form)
      const account = await accounts.require(request)
      await gate.enter(account.Id)
      return keyedWrite(
        db,
        reply,
        account,
        () => events.add(account, customer, form),
        event => ({ eventId: event?.Id }),
      )
    })
  }
}
