import { setupServer } from 'msw/node'

/** What the windows of a test asked the fake portal for, in order: method and address without the host. */
interface FakePortalServer {
  readonly server: ReturnType<typeof setupServer>
  readonly asked: string[]
}

/** Puts a fake portal in the network's place for all tests of a file; a request that nobody answers fails the test. */
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
