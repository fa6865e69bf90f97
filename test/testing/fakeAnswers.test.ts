import { setupServer } from 'msw/node'
import { createFakePortal, fakeEvent, fakePicture } from '../../src/testing'
import { listDescribedCalls } from '../wire/contract/DescribedCall'
import type { Exchange } from '../wire/contract/Exchange'
import { portalChecks } from '../wire/contract/portalChecks'
import { readPortalFile } from '../wire/contract/PortalFile'
import { sampleCalls } from '../wire/wrongForms/sampleCalls'

const file = readPortalFile()
const calls = listDescribedCalls(file)
const checks = portalChecks(file, calls)
const server = setupServer()
const reading: Promise<Exchange>[] = []

const formOf = (form: FormData) =>
  new URLSearchParams([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  const forms = new Map<string, Promise<URLSearchParams | undefined>>()
  server.events.on('request:start', ({ request, requestId }) => {
    const isPost = request.method === 'POST'
    forms.set(requestId, isPost ? request.clone().formData().then(formOf) : Promise.resolve(undefined))
  })
  server.events.on('response:mocked', ({ request: { method, url, headers }, response, requestId }) => {
    const { pathname: path, searchParams: query } = new URL(url)
    const { status } = response
    const copy = response.clone()
    const read = async () => ({
      method,
      path,
      query,
      status,
      form: await forms.get(requestId),
      key: headers.get('Idempotency-Key') ?? undefined,
      text: await copy.text(),
    })
    reading.push(read())
  })
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Makes a call to a new fake portal with the picture, the series and the event that the sample calls name. */
async function exchangesOf(send: () => Promise<unknown>): Promise<readonly Exchange[]> {
  const portal = createFakePortal({
    pictures: [fakePicture({ Id: 501 })],
    series: [{ Id: 21, Title: 'Mühlen' }],
    seriesPictures: { 21: [501] },
    events: [fakeEvent({ Id: 901 })],
    config: { pix: { deleteSeries: '/pix/series/delete' } },
  })
  server.use(...portal.handlers)
  reading.length = 0
  await send()
  return Promise.all(reading)
}

test.each(sampleCalls.map(sample => [sample.name, sample] as const))(
  '%s: the fake portal responds as portal.openapi.yaml says, and the library reads the response',
  async (_, { call, send }) => {
    const exchanges = await exchangesOf(send)
    expect(exchanges.flatMap(checks.exchangeErrors)).toEqual([])
    expect(exchanges.map(exchange => checks.callOf(exchange))).toEqual([
      { call: expect.objectContaining({ call }) as unknown },
    ])
    expect(exchanges.map(({ status }) => status)).toEqual([200])
  },
)
