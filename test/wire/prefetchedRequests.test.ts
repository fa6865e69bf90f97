import * as v from 'valibot'
import { prefetchedRequests } from '../../src/wire/prefetchedRequests'
import { requestAddress } from '../../src/wire/requestParts'
import { sendRequest } from '../../src/wire/sendRequest'
import { respondWith } from '../support/respondWith'

let request = { call: 'GET /pix/numbers', url: '/pix/numbers', query: { from: 0 }, schema: v.array(v.number()) }
let address = ''

beforeEach(() => {
  // Each test has its own address, because an address is not prefetched again after its response was taken.
  request = { ...request, query: { from: request.query.from + 36 } }
  address = requestAddress(request.url, request.query)
})

describe('a prefetched request', () => {
  it('serves the first caller, with cookies and without a second request', async () => {
    const sent = respondWith({ body: '[1]' })
    prefetchedRequests.prefetch(request.call, address)
    expect(await sendRequest(request)).toEqual([1])
    expect(sent).toHaveLength(1)
    expect(sent[0]!.credentials).toBe('include')
    await sendRequest(request)
    expect(sent).toHaveLength(2)
  })

  it('serves no other address, and no POST', async () => {
    const sent = respondWith({ body: '[1]' })
    prefetchedRequests.prefetch(request.call, address)
    await sendRequest({ ...request, query: { from: 1 } })
    await sendRequest({ ...request, form: { method: 'DELETE' } })
    expect(sent).toHaveLength(3)
    await sendRequest(request)
    expect(sent).toHaveLength(3)
  })

  it('is sent also if the address was requested before', async () => {
    const sent = respondWith({ body: '[1]' })
    await sendRequest(request)
    prefetchedRequests.prefetch(request.call, address)
    expect(sent).toHaveLength(2)
  })

  it('is sent again after a failure, but not while it is pending or after it was taken', async () => {
    const sent = respondWith({ body: '[1]' })
    prefetchedRequests.prefetch(request.call, address)
    prefetchedRequests.prefetch(request.call, address)
    await sendRequest(request)
    prefetchedRequests.prefetch(request.call, address)
    expect(sent).toHaveLength(1)
    respondWith(new TypeError('Failed to fetch'))
    const failing = requestAddress('/pix/others', request.query)
    prefetchedRequests.prefetch(request.call, failing)
    await new Promise(resolve => setTimeout(resolve))
    const again = respondWith({ body: '[1]' })
    prefetchedRequests.prefetch(request.call, failing)
    expect(again).toHaveLength(1)
  })

  it('expires after ten seconds', async () => {
    const sent = respondWith({ body: '[1]' })
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000)
    prefetchedRequests.prefetch(request.call, address)
    now.mockReturnValue(11_001)
    await sendRequest(request)
    expect(sent).toHaveLength(2)
    now.mockRestore()
  })

  it('is sent again if the previous one has expired unused', async () => {
    const sent = respondWith({ body: '[1]' })
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000)
    prefetchedRequests.prefetch(request.call, address)
    now.mockReturnValue(11_001)
    prefetchedRequests.prefetch(request.call, address)
    expect(sent).toHaveLength(2)
    expect(sent[0]!.signal.aborted).toBe(true)
    await new Promise(resolve => setTimeout(resolve))
    now.mockReturnValue(21_000)
    expect(await sendRequest(request)).toEqual([1])
    expect(sent).toHaveLength(2)
    now.mockRestore()
  })

  it('fails like an ordinary request for the caller that takes it', async () => {
    respondWith(new TypeError('Failed to fetch'))
    prefetchedRequests.prefetch(request.call, address)
    await expect(sendRequest(request)).rejects.toMatchObject({ code: 'REQUEST_UNREACHABLE' })
  })

  it.each([
    ['refused', { status: 502, body: 'Bad Gateway' }],
    ['without a response', new TypeError('Failed to fetch')],
  ])('that failed some time ago is sent again for the caller: %s', async (_, failure) => {
    const failed = respondWith(failure)
    prefetchedRequests.prefetch(request.call, address)
    await new Promise(resolve => setTimeout(resolve))
    expect(failed).toHaveLength(1)
    const sent = respondWith({ body: '[1]' })
    const now = performance.now()
    jest.spyOn(performance, 'now').mockReturnValue(now + 1100)
    expect(await sendRequest(request)).toEqual([1])
    expect(sent).toHaveLength(1)
    jest.restoreAllMocks()
  })

  it('is aborted by the signal of the caller that took it', async () => {
    const sent = respondWith({ body: '[1]' })
    prefetchedRequests.prefetch(request.call, address)
    const stopping = new AbortController()
    const answer = sendRequest({ ...request, signal: stopping.signal })
    stopping.abort()
    await answer
    expect(sent[0]!.signal.aborted).toBe(true)
  })

  it('is aborted by the signal while the caller waits for the response', () => {
    const sent = respondWith({ body: '[1]' })
    prefetchedRequests.prefetch(request.call, address)
    const stopping = new AbortController()
    void prefetchedRequests.take(address, stopping.signal)
    expect(sent[0]!.signal.aborted).toBe(false)
    stopping.abort()
    expect(sent[0]!.signal.aborted).toBe(true)
  })
})
