import { getResponse, http, HttpResponse, type RequestHandler } from 'msw'
import type { EventCluster } from '../event/cluster/EventCluster'
import type { Picture } from '../pix/picture/Picture'
import type { Series } from '../pix/series/seriesWire'
import { accountFake } from './accountFake'
import { articleFake } from './articleFake'
import { defaultAddress, type PageAddresses } from './defaultAddress'
import { drawnResponse } from './drawPicture'
import { eventFake } from './eventFake'
import { eventListFake } from './eventListFake'
import { fakeEvents } from './fakeEvents'
import { layerFake } from './layerFake'
import { createPictureFake, type PictureFakeOptions } from './pictureFake'
import { registerFake } from './registerFake'
import { temporaryFake } from './temporaryFake'

/** Initial state of a fake portal. */
export interface FakePortalOptions extends PictureFakeOptions {
  /** Default: 12 events in a few towns, one per day. */
  readonly events?: readonly EventCluster[]
  /** The configuration of the page, if it sets `hosts`, `paths`, `pix.deleteSeries` or `maps.geocoderUrl`. */
  readonly config?: PageAddresses
}

/** A request to which the fake portal has responded. */
export interface FakeRequest {
  readonly method: string
  /** The address without host and query, as the page sent it. */
  readonly path: string
  /** The fields of the query and of the form, by name; the name of a file instead of its content. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>
}

/** A portal in memory that responds to every call of the library. */
export interface FakePortal {
  /** Handlers for `setupServer` of `msw/node` or `setupWorker` of `msw/browser`. */
  readonly handlers: readonly RequestHandler[]
  /** The requests that got a response, the oldest first. */
  readonly requests: readonly FakeRequest[]
  /** Returns the current pictures, the newest first. */
  pictures(): readonly Picture[]
  /** Returns the current series. */
  series(): readonly Series[]
  /** Returns the ids of the pictures of a series. */
  picturesOf(seriesId: number): readonly number[]
  /** Returns the current events. */
  events(): readonly EventCluster[]
}

const done = { next: 'message', title: 'Danke', message: 'Ihre Angaben sind gespeichert.' }

/** Responses to the actions of the registration frame; `accountFake` has those of the password windows. */
const frameAnswers = () => ({
  get_loggedin_user_data: HttpResponse.json(null),
  check_doublet: done,
  check_doublet_info_and_insert: done,
  insert: done,
  insert_user: done,
  check_voucher: true,
  set_acl_by_voucher: true,
  process_token: true,
})

/** Languages of the portal's texts. */
const LANGUAGES = [
  { locale: 'de_DE', name: 'Deutsch', id: 1 },
  { locale: 'en_EN', name: 'English', id: 2 },
  { locale: 'pl_PL', name: 'Polski', id: 44 },
]

/** The place that the search for coordinates finds. */
const STADE = { lat: '53.60', lon: '9.48' }

/** Effect of moving a temporary account into the current account. */
const MOVE = {
  moves: [{ field: 'artistname', value: 'Rohrdommel' }],
  conflicts: [{ field: 'firstname', temporary: 'Eva-Maria', account: 'Eva' }],
}

/**
 * Returns handlers for the calls that no other fake handles: those for languages, texts of event management, new
 * addresses, coordinates and files of pictures.
 */
function furtherHandlers(pictures: () => readonly Picture[]): RequestHandler[] {
  let lastId = 900
  return [
    http.get('*/module/lib/framework/getMlLanguages.php', () => HttpResponse.json(LANGUAGES)),
    http.get('*/event/api/ml', () => HttpResponse.json([])),
    http.get('*/event/api/address/new', () => HttpResponse.json({ Categories: [{ Id: 1, Categor: 'Verein' }] })),
    http.post('*/event/api/address', async ({ request }) =>
      HttpResponse.json({ Id: (lastId += 1), Name: new URLSearchParams(await request.text()).get('Name') }),
    ),
    http.get('*/geocode/search', () => HttpResponse.json([STADE])),
    http.get('*', ({ request }) => {
      const { pathname } = new URL(request.url)
      const picture = pictures().find(({ Uri }) => Uri === pathname)
      return picture && drawnResponse(picture)
    }),
  ]
}

/** True when an address has the page's own origin, and for every address if there is no page. */
const isOwnOrigin = (address: string) => typeof location === 'undefined' || new URL(address).origin === location.origin

/** Reads the fields of a request's query and form. */
async function readFields(request: Request): Promise<FakeRequest['fields']> {
  const fields: Record<string, string | string[]> = {}
  const add = (name: string, text: string) => {
    const before = fields[name]
    fields[name] = before === undefined ? text : [before, text].flat()
  }
  for (const [name, text] of new URL(request.url).searchParams) add(name, text)
  if (request.method === 'POST')
    for (const [name, value] of await request.formData()) add(name, typeof value === 'string' ? value : value.name)
  return fields
}

/**
 * Creates a portal in memory that responds to every call of the library, for tests of a page without a server. It
 * stores changes of pictures, series and events: the next list contains an uploaded picture and leaves out a deleted
 * event. Other calls that write get a response of the right shape, and change nothing. Add a handler of your own to see
 * what a page does when the portal refuses a call. Requests to other hosts pass through, unless `config` names them.
 */
export function createFakePortal({
  events = fakeEvents(12),
  config = {},
  ...library
}: FakePortalOptions = {}): FakePortal {
  const pictures = createPictureFake(library)
  const overview = eventListFake({ events })
  const handlers = [
    ...pictures.handlers,
    ...overview.handlers,
    ...eventFake().handlers,
    ...articleFake(),
    ...accountFake([], frameAnswers()),
    ...registerFake().handlers,
    ...layerFake(),
    ...temporaryFake({ summary: MOVE }).handlers,
    ...furtherHandlers(pictures.pictures),
  ]
  const requests: FakeRequest[] = []
  const answerAll = http.all('*', async ({ request }) => {
    const address = defaultAddress(request.url, config)
    if (address === request.url && !isOwnOrigin(address)) return undefined
    const copy = request.clone()
    const response = await getResponse(handlers, new Request(address, request))
    if (!response) return undefined
    requests.push({
      method: request.method,
      path: new URL(request.url).pathname,
      fields: await readFields(copy),
    })
    return response
  })
  return {
    handlers: [answerAll],
    requests,
    pictures: pictures.pictures,
    series: pictures.series,
    picturesOf: pictures.picturesOf,
    events: () => overview.state.events,
  }
}
