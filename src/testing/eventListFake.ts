import { http, HttpResponse, type RequestHandler } from 'msw'
import type { EventCluster } from '../event/cluster/EventCluster'
import { fakeEvent, fakeEvents } from './fakeEvents'
import { savedEvent } from './savedEvent'

/** Initial state of the fake portal. */
interface EventListFakeOptions {
  readonly events?: readonly EventCluster[]
  readonly pageSize?: number
}

const gone = (id: number) => new HttpResponse(`Die Veranstaltung ${id} gibt es nicht mehr.`, { status: 404 })

/**
 * Makes request handlers for the event overview, with the events in memory. `state.posted` lists the sent forms in
 * order, and `state.events` the current events.
 */
export function eventListFake({ events: given = fakeEvents(5), pageSize = 50 }: EventListFakeOptions = {}) {
  const state = { events: [...given], posted: [] as Record<string, string>[] }
  const handlers: RequestHandler[] = [
    http.get('*/module/lib/framework/getMlBricks.php', () => HttpResponse.json([])),
    http.get('*/event/api/event_cluster', ({ request }) => {
      const query = new URL(request.url).searchParams
      const text = (query.get('search') ?? '').toLowerCase()
      const found = state.events.filter(
        ({ MlTitle, City, DateFrom }) =>
          `${MlTitle} ${City?.Comment ?? ''}`.toLowerCase().includes(text) &&
          DateFrom.startsWith(query.get('date') ?? ''),
      )
      const end = Number(query.get('p')) * pageSize
      return HttpResponse.json({ EventClusters: found.slice(end - pageSize, end), IsLastPage: end >= found.length })
    }),
    http.get('*/event/api/event_cluster/cluster/:id', ({ params }) => {
      const id = Number(params['id'])
      const found = state.events.find(({ Id }) => Id === id)
      return found ? HttpResponse.json(found) : gone(id)
    }),
    http.post('*/event/api/event_cluster/cluster/', async ({ request }) => {
      const form = new URLSearchParams(await request.text())
      const Id = Math.max(0, ...state.events.map(event => event.Id ?? 0)) + 1
      state.posted.push({ id: '', ...Object.fromEntries(form) })
      state.events = [...state.events, savedEvent(fakeEvent({ Id }), form)]
      return HttpResponse.json({ Id })
    }),
    http.post('*/event/api/event_cluster/cluster/:id', async ({ request, params }) => {
      const id = Number(params['id'])
      const form = new URLSearchParams(await request.text())
      state.posted.push({ id: String(id), ...Object.fromEntries(form) })
      const found = state.events.find(({ Id }) => Id === id)
      if (!found) return gone(id)
      state.events =
        form.get('method') === 'DELETE'
          ? state.events.filter(event => event !== found)
          : state.events.map(event => (event === found ? savedEvent(found, form) : event))
      return HttpResponse.json(true)
    }),
    http.get('*/event/api/auth', () => HttpResponse.json('stufe-1')),
  ]
  return { handlers, state }
}
