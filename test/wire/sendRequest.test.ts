import * as v from 'valibot'
import { FailedRequest } from '../../src/wire/FailedRequest'
import { sendRequest } from '../../src/wire/sendRequest'
import { respondWith } from '../support/respondWith'

const numbers = v.array(v.number())
const request = { call: 'GET /pix/numbers', url: '/pix/numbers', schema: numbers }

async function failureOf(promise: Promise<unknown>): Promise<FailedRequest> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof FailedRequest)) throw new Error(`no FailedRequest but ${String(error)}`)
  return error
}

describe('sendRequest', () => {
  it('sends a GET with the query and returns the validated content', async () => {
    const [sent, answer] = [
      respondWith({ body: '[1,2]' }),
      await sendRequest({ ...request, query: { from: 36, ids: [1, 2] } }),
    ]
    expect(answer).toEqual([1, 2])
    expect(sent[0]!.method).toBe('GET')
    expect(decodeURIComponent(sent[0]!.url)).toBe('http://localhost/pix/numbers?from=36&ids[]=1&ids[]=2')
    expect(sent[0]!.credentials).toBe('include')
  })

  it('adds the query to an address that has one', async () => {
    const sent = respondWith({ body: '[]' })
    await sendRequest({ ...request, url: '/getMlBricks.php?createNewLabels', query: { language: 'de_DE' } })
    expect(sent[0]!.url).toBe('http://localhost/getMlBricks.php?createNewLabels&language=de_DE')
  })

  it('sends a form as a POST', async () => {
    const sent = respondWith({ body: '[]' })
    await sendRequest({ ...request, form: { method: 'DELETE' } })
    expect(sent[0]!.method).toBe('POST')
    expect(await sent[0]!.text()).toBe('method=DELETE')
  })

  it('returns a bare text if the call allows it', async () => {
    respondWith({ body: 'Ja, gern' })
    expect(await sendRequest({ ...request, schema: v.string(), isTextTaken: true })).toBe('Ja, gern')
  })

  it('sends once: a failure is not retried automatically', async () => {
    const sent = respondWith({ status: 500, body: 'Internal error' })
    expect((await failureOf(sendRequest(request))).failure).toEqual({
      kind: 'refused',
      status: 500,
      body: 'Internal error',
    })
    expect(sent).toHaveLength(1)
  })

  describe('keys of writes', () => {
    const write = (method: string, title: string) => sendRequest({ ...request, form: { method, title }, isKeyed: true })
    const save = (title: string) => write('PUT', title)
    const create = (title: string) => write('POST', title)
    const keyOf = (sent: Request | undefined) => sent?.headers.get('Idempotency-Key')

    it('sends no key by default, so that other origins need no preflight', async () => {
      const sent = respondWith({ body: '[]' })
      await sendRequest({ ...request, form: { method: 'PUT' } })
      expect(sent[0]!.headers.has('Idempotency-Key')).toBe(false)
    })

    it.each([
      ['no response', new TypeError('Failed to fetch')],
      ['a failure of the portal', { status: 500, body: 'Internal error' }],
      ['a failure on the way', { status: 502, body: '<h1>Bad gateway</h1>' }],
      ['half a response', { body: '[1, 2' }],
      ['a response of another shape', { body: '{"numbers":"many"}' }],
    ])('repeats a write after %s with the same key, and gives another write another key', async (_, failure) => {
      const first = respondWith(failure)
      await failureOf(create('Titel'))
      const again = respondWith({ body: '[]' })
      await create('Anderer Titel')
      await create('Titel')
      expect(keyOf(again[1])).toBe(keyOf(first[0]))
      expect(keyOf(again[0])).not.toBe(keyOf(first[0]))
      expect(keyOf(first[0])).toMatch(/^[0-9a-f]{32}$/)
    })

    it('has a key also for a write that is sent as a GET', async () => {
      const sent = respondWith({ body: '[]' })
      await sendRequest({ ...request, isKeyed: true })
      expect(keyOf(sent[0])).toMatch(/^[0-9a-f]{32}$/)
    })

    it('repeats a change with the same key, but with a new key after another change at the same address, so that the portal applies the change again', async () => {
      const lost = respondWith(new TypeError('Failed to fetch'))
      await failureOf(save('A'))
      await failureOf(save('A'))
      const done = respondWith({ body: '[]' })
      await save('B')
      await save('A')
      expect(keyOf(lost[1])).toBe(keyOf(lost[0]))
      expect(keyOf(done[1])).not.toBe(keyOf(lost[0]))
    })

    it('repeats a change with a new key after another change at the same address, also if that change has no key', async () => {
      const lost = respondWith(new TypeError('Failed to fetch'))
      await failureOf(save('A'))
      respondWith({ body: '[]' })
      // Neither a call that only reads nor a write at another address changes the key.
      await sendRequest(request)
      await sendRequest({ ...request, url: '/pix/others', form: { method: 'PUT' } })
      const lostAgain = respondWith(new TypeError('Failed to fetch'))
      await failureOf(save('A'))
      expect(keyOf(lostAgain[0])).toBe(keyOf(lost[0]))
      const done = respondWith({ body: '[]' })
      await sendRequest({ ...request, form: { method: 'PUT', published: 0 } })
      await save('A')
      expect(keyOf(done[1])).not.toBe(keyOf(lost[0]))
    })

    it.each([
      ['was done', { body: '[]' }],
      ['was refused', { status: 400, body: 'Nein' }],
    ])('gives the same write another key once it %s', async (_, answer) => {
      const sent = respondWith(answer)
      await save('Noch einmal').catch(() => undefined)
      await save('Noch einmal').catch(() => undefined)
      expect(keyOf(sent[0])).not.toBe(keyOf(sent[1]))
    })

    it('keeps the key of a write with an unknown result until the write succeeds, even if later attempts are refused', async () => {
      const lost = respondWith(new TypeError('Failed to fetch'))
      await failureOf(save('Einmal'))
      const refused = respondWith({ status: 429, body: 'Zu viele Anfragen' })
      await failureOf(save('Einmal'))
      await failureOf(save('Einmal'))
      const done = respondWith({ body: '[]' })
      await save('Einmal')
      await save('Einmal')
      expect([...refused, done[0]].map(keyOf)).toEqual(Array.from({ length: 3 }, () => keyOf(lost[0])))
      expect(keyOf(done[1])).not.toBe(keyOf(lost[0]))
    })
  })

  it('passes on the waiting time that a busy server names', async () => {
    respondWith({ status: 429, body: 'zu viel', headers: { 'Retry-After': '30' } })
    expect((await failureOf(sendRequest(request))).failure).toMatchObject({ status: 429, retryAfter: 30 })
  })

  it.each([
    ['a date', () => new Date(Date.now() + 90_000).toUTCString(), /^(8\d|90)$/],
    ['a date in the past', () => new Date(Date.now() - 90_000).toUTCString(), /^undefined$/],
    ['a text that is not a time', () => 'soon', /^undefined$/],
  ])(
    'takes the waiting time also from a future date, and none from a past date or another text: %s',
    async (_name, header, expected) => {
      respondWith({ status: 503, body: 'voll', headers: { 'Retry-After': header() } })
      const { failure } = await failureOf(sendRequest(request))
      expect(String('retryAfter' in failure ? failure.retryAfter : undefined)).toMatch(expected)
    },
  )

  it('reports a request without a response as unreachable', async () => {
    respondWith(new TypeError('Failed to fetch'))
    const error = await failureOf(sendRequest(request))
    expect(error.failure).toEqual({ kind: 'unreachable' })
    expect(error.code).toBe('REQUEST_UNREACHABLE')
  })

  it('reports a request that its caller aborts as aborted', async () => {
    respondWith(new DOMException('stopped', 'AbortError'))
    expect((await failureOf(sendRequest({ ...request, signal: AbortSignal.abort() }))).failure).toEqual({
      kind: 'aborted',
    })
  })

  it.each([
    ['cut JSON', '[1,2', 'answer', 'no JSON'],
    ['HTML', '<html>502</html>', 'answer', 'no JSON'],
    ['another shape', '[1,"2"]', '1', 'Invalid type'],
    ['another type', '[1,{}]', '1', 'received Object'],
  ])('names call and field of a response with %s', async (_name, body, field, reason) => {
    respondWith({ body })
    const error = await failureOf(sendRequest(request))
    expect(error.failure).toMatchObject({ kind: 'malformed', field })
    expect(error.message).toContain('Foyer: ')
    expect(error.message).toContain("'GET /pix/numbers'")
    expect(error.message).toContain(reason)
  })

  it.each([
    ['["eva@x.example"]', numbers],
    ['[1,"017612345678"]', numbers],
    ['[17612345678]', v.array(v.string())],
  ])(
    'does not quote the content in the error, because the error is logged and the content may be personal: %s',
    async (body, schema: v.GenericSchema) => {
      respondWith({ body })
      expect((await failureOf(sendRequest({ ...request, schema }))).message).not.toMatch(/eva|176/)
    },
  )
})
