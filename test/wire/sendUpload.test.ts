import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { pageWrites } from '../../src/wire/writeKeys'
import { sendUpload } from '../../src/wire/sendUpload'
import { fakePortalServer } from '../support/fakePortalServer'
import { sentFile } from '../support/sentFile'

const { server } = fakePortalServer()
const onProgress = jest.fn()

function send(signal = new AbortController().signal) {
  const form = { fields: { series: '5' }, fileField: 'image_upload[]', files: [sentFile('a.jpg')] }
  return sendUpload({
    call: 'POST /upload',
    url: '/upload',
    ...form,
    schema: v.object({ Id: v.number() }),
    signal,
    onProgress,
  })
}
const answer = (response: () => Response | Promise<Response>) => server.use(http.post('*/upload', response))
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: { failure: unknown }) => error.failure,
  )

beforeEach(() => onProgress.mockClear())

describe('sendUpload', () => {
  it('counts as a write, which discards prefetched responses', async () => {
    answer(() => HttpResponse.json({ Id: 7 }))
    const before = pageWrites.count()
    const sending = send()
    expect(pageWrites.count()).toBe(before + 1)
    await sending
    expect(pageWrites.count()).toBe(before + 2)
  })

  it('posts a multipart form with the session, reports the progress and returns the validated content', async () => {
    let type: string | null = null
    let text = ''
    let credentials = ''
    server.use(
      http.post('*/upload', async ({ request }) => {
        credentials = request.credentials
        type = request.headers.get('Content-Type')
        text = await request.text()
        return HttpResponse.json({ Id: 7, More: true })
      }),
    )
    expect(await send()).toEqual({ Id: 7 })
    expect(credentials).toBe('include')
    expect(type).toMatch(/^multipart\/form-data; boundary=/)
    expect(text).toMatch(/name="series"\r\n\r\n5\r\n/)
    const [loaded, total] = onProgress.mock.calls.at(-1) as [number, number]
    expect(text).toMatch(/name="image_upload\[\]"; filename="a.jpg"/)
    expect(loaded).toBe(total)
    expect(total).toBeGreaterThan(5)
  })

  it('keeps the status and the text of a refusal', async () => {
    answer(() => new HttpResponse('"pix_no"', { status: 415 }))
    expect(await failureOf(send())).toEqual({ kind: 'refused', status: 415, body: '"pix_no"' })
  })

  it('passes on the waiting time that a busy server names', async () => {
    answer(() => new HttpResponse('zu viel', { status: 429, headers: { 'Retry-After': '30' } }))
    expect(await failureOf(send())).toEqual({ kind: 'refused', status: 429, body: 'zu viel', retryAfter: 30 })
  })

  it('reads a date in Retry-After as seconds to wait', async () => {
    answer(
      () =>
        new HttpResponse('zu viel', {
          status: 503,
          headers: { 'Retry-After': new Date(Date.now() + 90_000).toUTCString() },
        }),
    )
    const { retryAfter } = (await failureOf(send())) as { retryAfter: number }
    expect(retryAfter).toBeGreaterThan(80)
    expect(retryAfter).toBeLessThanOrEqual(90)
  })

  it('reports an invalid response', async () => {
    answer(() => HttpResponse.json({ Id: '7' }))
    expect(await failureOf(send())).toMatchObject({ kind: 'malformed', field: 'Id' })
  })

  it('reports a portal that can’t be reached', async () => {
    answer(() => HttpResponse.error())
    expect(await failureOf(send())).toEqual({ kind: 'unreachable' })
  })

  it('can be aborted', async () => {
    const stop = new AbortController()
    answer(async () => {
      stop.abort()
      return HttpResponse.json({ Id: 7 })
    })
    expect(await failureOf(send(stop.signal))).toEqual({ kind: 'aborted' })
  })

  describe('an upload that gets no response', () => {
    const MINUTE_MS = 60_000
    /** Starts an upload that gets no response. Returns a mock for its failure, and a function that reports progress. */
    async function sendUnheard() {
      answer(() => new Promise(() => {}))
      const listening = jest.spyOn(EventTarget.prototype, 'addEventListener')
      const failed = jest.fn()
      void failureOf(send()).then(failed)
      await jest.advanceTimersByTimeAsync(0)
      const [, listener] = listening.mock.calls.find(
        ([type], call) => type === 'progress' && listening.mock.contexts[call] instanceof XMLHttpRequestUpload,
      )!
      const report = (loaded: number) =>
        (listener as (event: Event) => void)(
          new ProgressEvent('progress', { lengthComputable: true, loaded, total: 10 }),
        )
      return { failed, report }
    }
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => {
      jest.useRealTimers()
      jest.restoreAllMocks()
    })

    it('is aborted two minutes after the last progress, and reported as unreachable', async () => {
      const { failed, report } = await sendUnheard()
      await jest.advanceTimersByTimeAsync(1.5 * MINUTE_MS)
      report(9)
      expect(onProgress).toHaveBeenLastCalledWith(9, 10)
      await jest.advanceTimersByTimeAsync(1.9 * MINUTE_MS)
      expect(failed).not.toHaveBeenCalled()
      await jest.advanceTimersByTimeAsync(0.2 * MINUTE_MS)
      expect(failed).toHaveBeenCalledWith({ kind: 'unreachable' })
    })

    it('continues for as long as there is progress', async () => {
      const { failed, report } = await sendUnheard()
      for (const loaded of [1, 2, 3, 4, 5, 6]) {
        await jest.advanceTimersByTimeAsync(1.9 * MINUTE_MS)
        report(loaded)
      }
      expect(failed).not.toHaveBeenCalled()
      await jest.advanceTimersByTimeAsync(2.1 * MINUTE_MS)
    })
  })
})
