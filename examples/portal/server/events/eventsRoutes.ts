import type { FastifyInstance } from 'fastify'
import { config } from '../config'
import { readCustomer } from '../customers/customers'
import { parseId, readMethod, readNumber } from '../http/readNumber'
import { readForm } from '../http/formBody'
import { readText } from '../http/readText'
import { RequestError } from '../http/RequestError'
import { keyedWrite } from '../idempotency/keyedWrite'
import type { PortalParts } from '../Portal'
import { readWallTime } from '../wallTime/readWallTime'
import { categorySets } from './categories/categorySets'
import { EventGate } from './EventService'

const BASE = '/event/api/event_cluster'

/** Serves the event calls (events 7.1): a member's own events of one customer. */
export function eventsRoutes(app: FastifyInstance, { db, accounts, events, attempts }: PortalParts): void {
  const gate = new EventGate('writes', attempts)

  app.get(BASE, async request => {
    const form = readForm(request.query)
    const customer = readCustomer(form)
    const query = {
      search: readText(form, 'search', config.event.searchLength) ?? '',
      date: readDay(readText(form, 'date', 20) ?? ''),
      page: readNumber(form, 'p', { min: 1, max: config.event.maxPage, fallback: 1 }),
    }
    return events.list(await accounts.require(request), customer, query)
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
    const method = readMethod(form, ['PUT', 'DELETE'])
    const customer = readCustomer(form)
    const account = await accounts.require(request)
    await gate.enter(account.Id)
    if (method === 'PUT')
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
      readMethod(form, ['POST'])
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

function readDay(text: string): string {
  if (text === '') return ''
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return readWallTime(text).slice(0, 10)
  throw new RequestError(400, 'The parameter date must be a day such as 2027-05-31.')
}
