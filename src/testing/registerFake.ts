import { http, HttpResponse, type RequestHandler } from 'msw'
import { drawnResponse } from './drawPicture'
import { fakePersons } from './fakePersons'

/** One call of /register/ajax.php as it was sent. */
export interface RegisterCallSent {
  readonly method: string
  readonly fields: Readonly<Record<string, string>>
}

/** Response of the fake to an action: a value that is sent as JSON, or a function that returns one or a `Response`. */
type FakeAnswer = object | string | number | boolean | null | ((fields: RegisterCallSent['fields']) => unknown)

/** Cities that the city field can find. */
const CITIES = [
  { id: 2829901, value: 'Stade', info: 'Niedersachsen' },
  { id: 2829998, value: 'Stadthagen', info: 'Niedersachsen' },
]

/**
 * Makes request handlers for the registration frame in memory, for stories and for windows in jsdom.
 * @param answers responses by action; other actions are refused, so that an unexpected call is noticed
 */
export function registerFake(answers: Readonly<Record<string, FakeAnswer>> = {}): {
  handlers: RequestHandler[]
  sent: RegisterCallSent[]
} {
  const sent: RegisterCallSent[] = []
  const answer = (method: string, given: URLSearchParams) => {
    const fields = Object.fromEntries(given)
    sent.push({ method, fields })
    const action = fields['action'] ?? ''
    if (!Object.hasOwn(answers, action)) return new HttpResponse(`No answer to ${action}.`, { status: 400 })
    const found = answers[action]
    const value =
      typeof found === 'function' ? (found as (fields: RegisterCallSent['fields']) => unknown)(fields) : found
    return value instanceof Response ? value : HttpResponse.json(value as null)
  }
  const handlers = [
    http.post('*/register/ajax.php', async ({ request }) => answer('POST', new URLSearchParams(await request.text()))),
    http.get('*/register/ajax.php', ({ request }) => answer('GET', new URL(request.url).searchParams)),
    http.get('*/module/lib/framework/selectBoxDataCity.php', ({ request }) => {
      const typed = new URL(request.url).searchParams.get('actualInput')?.toLowerCase() ?? ''
      return HttpResponse.json({
        results: CITIES.filter(({ value }) => value.toLowerCase().startsWith(typed)),
        footerInfoText: 'Orte: GeoNames',
      })
    }),
    ...fakePersons.flatMap(({ addData: { profile_image } }) =>
      profile_image
        ? [http.get(`*${profile_image}`, () => drawnResponse({ Uri: profile_image, Width: 96, Height: 96 }))]
        : [],
    ),
  ]
  return { handlers, sent }
}
