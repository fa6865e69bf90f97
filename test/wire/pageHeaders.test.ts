import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import type { OutgoingRequest } from '../../src/config/FoyerConfig'
import { fetchTemplate } from '../../src/template/templateWire'
import { pageHeaders } from '../../src/wire/pageHeaders'
import { prefetchedRequests } from '../../src/wire/prefetchedRequests'
import { requestAddress } from '../../src/wire/requestParts'
import { sendRequest } from '../../src/wire/sendRequest'
import { sendUpload } from '../../src/wire/sendUpload'
import { fakePortalServer } from '../support/fakePortalServer'
import { sentFile } from '../support/sentFile'

const { server } = fakePortalServer()
const schema = v.array(v.number())
const request = { call: 'GET /pix/numbers', url: '/pix/numbers', schema }
let sent: Request[] = []

beforeEach(() => {
  sent = []
  const answer = ({ request: received }: { request: Request }) => {
    sent.push(received)
    return HttpResponse.json([1])
  }
  server.use(http.get('*/pix/numbers', answer), http.post('*/pix/numbers', answer))
})
afterEach(() => pageHeaders.follow(() => ({})))

const header = (name: string) => sent.map(({ headers }) => headers.get(name))

describe('headers of the page', () => {
  it('are sent with every request to the portal, as configured at that moment', async () => {
    let token = 'one'
    pageHeaders.follow(() => ({ headers: { Authorization: token } }))
    await sendRequest(request)
    token = 'two'
    await sendRequest({ ...request, form: { method: 'PUT' } })
    expect(header('Authorization')).toEqual(['one', 'two'])
  })

  it('are sent with uploads, templates and prefetches', async () => {
    pageHeaders.follow(() => ({ headers: { 'X-Token': 'abc' } }))
    const form = { fields: {}, fileField: 'image_upload[]', files: [sentFile('a.jpg')], onProgress: () => {} }
    const { signal } = new AbortController()
    await sendUpload({ ...request, ...form, signal })
    await fetchTemplate('/pix/numbers', undefined, signal)
    prefetchedRequests.prefetch(request.call, requestAddress('/pix/numbers', { from: 'early' }))
    await sendRequest({ ...request, query: { from: 'early' } })
    expect(header('X-Token')).toEqual(['abc', 'abc', 'abc'])
  })

  it('are not sent to a service that gets no cookies, such as a geocoder', async () => {
    pageHeaders.follow(() => ({ headers: { Authorization: 'secret' }, onRequest }))
    const onRequest = jest.fn()
    await sendRequest({ ...request, credentials: 'same-origin' })
    expect(header('Authorization')).toEqual([null])
    expect(onRequest).not.toHaveBeenCalled()
  })

  it('can be set for each request by onRequest, which is awaited and gets the request', async () => {
    const seen: Omit<OutgoingRequest, 'headers'>[] = []
    pageHeaders.follow(() => ({
      headers: { 'X-Token': 'old' },
      async onRequest({ headers, ...rest }) {
        seen.push(rest)
        headers.set('X-Token', `${headers.get('X-Token')}, ${await Promise.resolve('fresh')}`)
      },
    }))
    await sendRequest({ ...request, query: { from: 36 } })
    expect(header('X-Token')).toEqual(['old, fresh'])
    expect(seen).toEqual([{ call: 'GET /pix/numbers', method: 'GET', url: 'http://localhost/pix/numbers?from=36' }])
  })

  it('cannot replace the key of a write', async () => {
    pageHeaders.follow(() => ({ headers: { 'Idempotency-Key': 'mine' } }))
    await sendRequest({ ...request, form: { method: 'POST' }, isKeyed: true })
    expect(header('Idempotency-Key')[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  it('are not sent if onRequest throws; the request is not sent either, and the error is reported as the page’s error', async () => {
    const reported = jest.fn()
    const before = globalThis.reportError
    globalThis.reportError = reported
    const error = new Error('no token')
    pageHeaders.follow(() => ({ onRequest: () => Promise.reject(error) }))
    await expect(sendRequest(request)).rejects.toMatchObject({ failure: { kind: 'unreachable' }, cause: error })
    globalThis.reportError = before
    expect(reported).toHaveBeenCalledWith(error)
    expect(sent).toEqual([])
  })
})
