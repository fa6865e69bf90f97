import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { sendUpload } from '../../src/wire/sendUpload'
import { fakePortalServer } from '../support/fakePortalServer'
import { sentFile } from '../support/sentFile'

const { server } = fakePortalServer()
const onProgress = jest.fn()

function send(signal = new AbortController().signal) {
  const form = { fields: { series: '5' }, fileField: 'image_upload[]', files: [sentFile('a.jpg')] }
  return sendUpload({ call: 'POST /upload', url: '/upload', ...form, schema: v.object({ Id: v.number() }), signal, onProgress })
}
const answer = (response: () => Response | Promise<Response>) => server.use(http.post('*/upload', response))
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: { failure: unknown }) => error.failure,
  )

beforeEach(() => onProgress.mockClear())

describe('sendUpload', () => {
  it('posts a multipart form with the session, tells the progress and answers the checked content', async () => {
    let type: string | null = null
    let text = ''
    server.use(
      http.post('*/upload', async ({ request }) => {
        type = request.headers.get('Content-Type')
        text = await request.text()
        return HttpResponse.json({ Id: 7, More: true })
      }),
    )
    expect(await send()).toEqual({ Id: 7 })
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

  it('passes on how long a busy server asks to wait', async () => {
    answer(() => new HttpResponse('zu viel', { status: 429, headers: { 'Retry-After': '30' } }))
    expect(await failureOf(send())).toEqual({ kind: 'refused', status: 429, body: 'zu viel', retryAfter: 30 })
  })

  it('tells an answer of the wrong shape', async () => {
    answer(() => HttpResponse.json({ Id: '7' }))
    expect(await failureOf(send())).toMatchObject({ kind: 'malformed', field: 'Id' })
  })

  it('tells a portal that can’t be reached', async () => {
    answer(() => HttpResponse.error())
    expect(await failureOf(send())).toEqual({ kind: 'unreachable' })
  })

  it('stops when it is told to', async () => {
    const stop = new AbortController()
    answer(async () => {
      stop.abort()
      return HttpResponse.json({ Id: 7 })
    })
    expect(await failureOf(send(stop.signal))).toEqual({ kind: 'aborted' })
  })
})
