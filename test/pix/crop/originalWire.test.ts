import { http, HttpResponse } from 'msw'
import { fetchOriginal } from '../../../src/pix/crop/originalWire'
import { fakePortalServer } from '../../support/fakePortalServer'

const { server } = fakePortalServer()
const { signal } = new AbortController()
const FOREIGN = 'https://bilder.example.org/hafen.jpg'

/** Replaces `fetch`; each call takes the next result. Returns the `mode` and `cache` of each request. */
function answer(...results: (Response | Error)[]) {
  const asked: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, { mode = 'cors', cache = 'default' } = {}) => {
    asked.push(`${mode} ${cache}`)
    const result = results.shift()
    return result instanceof Response ? Promise.resolve(result) : Promise.reject(result ?? new TypeError('no answer'))
  })
  return asked
}
const refused = new TypeError('Failed to fetch')
const content = () => new Response(new Uint8Array([1, 2, 3]))
/** Returns a response whose connection ends before the content is complete. */
const broken = () => new Response(new ReadableStream({ pull: controller => controller.error(refused) }))

afterEach(() => jest.restoreAllMocks())

test('the file is read from the address of the original, which may be relative', async () => {
  server.use(http.get('*/pictures/hafen.jpg', () => HttpResponse.arrayBuffer(new Uint8Array([1, 2, 3]).buffer)))
  expect((await fetchOriginal('/pictures/hafen.jpg', signal)).size).toBe(3)
})

test('a failed request is repeated without the browser’s cache', async () => {
  const asked = answer(refused, content())
  expect((await fetchOriginal(FOREIGN, signal)).size).toBe(3)
  expect(asked).toEqual(['cors default', 'cors reload'])
})

test('the error names a server that delivers the file but does not let the page read it', async () => {
  const asked = answer(refused, refused, content())
  await expect(fetchOriginal(FOREIGN, signal)).rejects.toMatchObject({
    name: 'ForeignFileError',
    host: 'bilder.example.org',
  })
  expect(asked).toEqual(['cors default', 'cors reload', 'no-cors default'])
})

test('without a connection the error names no server', async () => {
  answer(refused, refused, refused)
  await expect(fetchOriginal(FOREIGN, signal)).rejects.toMatchObject({
    name: 'FailedRequest',
    failure: { kind: 'unreachable' },
  })
})

test('a connection that ends in the middle of the file is reported as unreachable, not as a missing permission', async () => {
  const asked = answer(broken(), broken(), content())
  await expect(fetchOriginal(FOREIGN, signal)).rejects.toMatchObject({
    name: 'FailedRequest',
    failure: { kind: 'unreachable' },
  })
  expect(asked).toEqual(['cors default', 'cors reload'])
})

test('a refusal is passed on with its status', async () => {
  answer(new Response('', { status: 403 }))
  await expect(fetchOriginal(FOREIGN, signal)).rejects.toMatchObject({ failure: { kind: 'refused', status: 403 } })
})

test('no further request is sent after an abort', async () => {
  const asked = answer(refused)
  await expect(fetchOriginal(FOREIGN, AbortSignal.abort())).rejects.toMatchObject({ failure: { kind: 'aborted' } })
  expect(asked).toHaveLength(1)
})
