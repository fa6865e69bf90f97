import * as v from 'valibot'
import { fetchTemplate } from '../../src/template/templateWire'
import { pageHeaders } from '../../src/wire/pageHeaders'
import { prefetchedRequests } from '../../src/wire/prefetchedRequests'
import { requestAddress } from '../../src/wire/requestParts'
import { sendRequest } from '../../src/wire/sendRequest'
import { respondWith } from '../support/respondWith'

const JSON_TYPE = 'application/json, */*;q=0.1'
const HTML_TYPE = 'text/html, */*;q=0.1'
const request = { call: 'GET /pix/numbers', url: '/pix/numbers', schema: v.array(v.number()) }

/** Sends a GET, a POST, a prefetch, another GET and a request for a template. Returns the types that they accept. */
async function acceptedTypes(): Promise<(string | null)[]> {
  const sent = respondWith({ body: '[1]' })
  await sendRequest(request)
  await sendRequest({ ...request, form: { method: 'PUT' } })
  prefetchedRequests.prefetch(request.call, requestAddress('/pix/numbers', { from: performance.now() }))
  // If the page adds headers, the prefetch is sent later, during this call.
  await sendRequest({ ...request, query: { page: 2 } })
  await fetchTemplate('/templates/meta.html', undefined, new AbortController().signal)
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'GET', 'GET'])
  return sent.map(({ headers }) => headers.get('Accept'))
}

afterEach(() => pageHeaders.follow(() => ({})))

test('calls accept JSON first, also when they are prefetched, and templates accept HTML', async () => {
  expect(await acceptedTypes()).toEqual([JSON_TYPE, JSON_TYPE, JSON_TYPE, JSON_TYPE, HTML_TYPE])
})

test('calls that are sent without ky accept JSON first too', async () => {
  const native = globalThis.Request
  const prototypeOfPage = Object.assign(function Request() {}, native)
  const sent: unknown[] = []
  const original = globalThis.fetch
  globalThis.fetch = (_input, init) => {
    sent.push(new Headers(init?.headers).get('Accept'))
    return Promise.resolve(new Response('[1]'))
  }
  Object.assign(globalThis, { Request: prototypeOfPage })
  try {
    await sendRequest(request)
  } finally {
    Object.assign(globalThis, { Request: native, fetch: original })
  }
  expect(sent).toEqual([JSON_TYPE])
})

test('the page’s own Accept header takes precedence, also for prefetches and templates', async () => {
  pageHeaders.follow(() => ({ headers: { Accept: 'application/vnd.kulturkreis+json' } }))
  expect(new Set(await acceptedTypes())).toEqual(new Set(['application/vnd.kulturkreis+json']))
})
