import { http, HttpResponse, type RequestHandler } from 'msw'
import type { EventCluster } from '../event/cluster/EventCluster'

/** Data and responses of the fake. */
interface EventFakeOptions {
  /** Events of the portal; a save does not change them. */
  readonly events?: readonly EventCluster[]
  readonly requiredFields?: unknown
  /** Number of requests for the categories that fail before one succeeds. */
  readonly failingCategories?: number
  /** Returns the response to a save; undefined for the default response, the saved event's id. */
  save?(fields: URLSearchParams): Response | undefined
}

const categories = {
  formal: [
    { value: '105', label: 'Konzert' },
    { value: '106', label: 'Ausstellung' },
  ],
  content: [
    { value: '1203', label: 'Kirchenmusik' },
    { value: '1204', label: 'Landschaftsgartengestaltungsausstellung' },
  ],
  content_84_tree: [{ value: '1200', label: 'Musik', children: [{ value: '1203', label: 'Kirchenmusik' }] }],
  event_location_types: [
    { value: '3', label: 'Kirche' },
    { value: '4', label: 'Museum' },
  ],
  characteristics: [
    {
      title: 'Zugang',
      data: [{ title: 'Barrierefrei', data: [], href: '#401', dataAttrs: { id: '401' } }],
      href: '#',
      dataAttrs: {},
    },
  ],
}

/**
 * Makes request handlers for events in memory, for stories and for windows in jsdom; `saved` contains the forms that
 * were sent.
 */
export function eventFake({ events = [], requiredFields = null, failingCategories = 0, save }: EventFakeOptions = {}): {
  handlers: RequestHandler[]
  saved: { readonly id: string; readonly fields: URLSearchParams }[]
} {
  let failures = failingCategories
  const saved: { id: string; fields: URLSearchParams }[] = []
  const answerSave = async (request: Request, id: string) => {
    const fields = new URLSearchParams(await request.text())
    saved.push({ id, fields })
    return save?.(fields) ?? HttpResponse.json({ Id: Number(id) || 4712 })
  }
  const handlers = [
    http.get('*/event/api/event_cluster/categories', () =>
      failures-- > 0
        ? new HttpResponse('kaputt', { status: 500 })
        : HttpResponse.json({ ...categories, required_fields: requiredFields }),
    ),
    http.get('*/event/api/event_cluster/cluster/:id', ({ params }) => {
      const found = events.find(({ Id }) => String(Id) === params['id'])
      return found
        ? HttpResponse.json(found)
        : new HttpResponse(`Die Veranstaltung ${String(params['id'])} gibt es nicht mehr.`, { status: 404 })
    }),
    http.get('*/event/api/event_cluster', ({ request }) => {
      const date = new URL(request.url).searchParams.get('date') ?? ''
      return HttpResponse.json({
        EventClusters: events.filter(
          ({ DateFrom, DateTo }) => !date || (DateFrom.slice(0, 10) <= date && date <= DateTo.slice(0, 10)),
        ),
        IsLastPage: true,
      })
    }),
    http.post('*/event/api/event_cluster/cluster/', ({ request }) => answerSave(request, '')),
    http.post('*/event/api/event_cluster/cluster/:id', ({ request, params }) =>
      answerSave(request, String(params['id'])),
    ),
    http.get('*/event/api/autocomplete/:kind', ({ request, params }) => {
      const typed = new URL(request.url).searchParams.get('actualInput')?.toLowerCase() ?? ''
      const known =
        params['kind'] === 'organisers'
          ? [{ id: 8, value: 'Hafenverein', info: 'Stade' }]
          : [{ id: 32, value: 'Hafenhalle', info: 'Stade' }]
      return HttpResponse.json({ results: known.filter(({ value }) => value.toLowerCase().startsWith(typed)) })
    }),
  ]
  return { handlers, saved }
}
