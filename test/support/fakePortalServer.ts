import { setupServer } from 'msw/node'

/** A fake portal for the tests of a file. */
interface FakePortalServer {
  readonly server: ReturnType<typeof setupServer>
  /** Requests of the current test, in order: method and address, without the page's origin. */
  readonly asked: string[]
}

/** Replaces the network by a fake portal for all tests of a file. A request without a fake fails the test. */
export function fakePortalServer(): FakePortalServer {
  const server = setupServer()
  const asked: string[] = []
  const unanswered: string[] = []
  server.events.on('request:start', ({ request }) => {
    asked.push(`${request.method} ${decodeURIComponent(request.url.replace(location.origin, ''))}`)
  })
  beforeAll(() => server.listen({ onUnhandledRequest: ({ method, url }) => void unanswered.push(`${method} ${url}`) }))
  beforeEach(() => {
    asked.length = 0
    unanswered.length = 0
  })
  afterEach(() => {
    server.resetHandlers()
    expect(unanswered).toEqual([])
  })
  afterAll(() => server.close())
  return { server, asked }
}
