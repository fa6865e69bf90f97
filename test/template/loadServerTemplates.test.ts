import { FoyerError } from '../../src/lib/FoyerError'
import { loadTemplates, type TemplateRequest, type TemplateTrees } from '../../src/template/loadServerTemplates'
import { readTemplate, type TemplateTree } from '../../src/template/readTemplate'
import { templateReport } from '../../src/template/templateReport'
import { respondWith } from '../support/respondWith'
import { outlineOf } from './support/outlineOf'

const slot = '<div data-slot="list"></div>'

async function load(part: Partial<TemplateRequest> = {}) {
  const reported: unknown[] = []
  const templates = await loadTemplates({
    address: '/pix/template/picmanage',
    chromeAddress: undefined,
    signal: new AbortController().signal,
    loadReader: () => Promise.resolve(readTemplate),
    reportError: error => reported.push(error),
    ...part,
  })
  return { outline: outline(templates), reported, content: templates.content }
}

function outline({ chrome, content }: TemplateTrees) {
  const write = (tree: TemplateTree | undefined) => tree && outlineOf(tree.readParts([]).nodes)
  return { frame: write(chrome), content: write(content) }
}

/** Replaces `fetch` until the end of the test. */
function fetchBy(fetching: typeof fetch): void {
  const original = globalThis.fetch
  globalThis.fetch = fetching
  restores.push(() => {
    globalThis.fetch = original
  })
}
const restores: (() => void)[] = []
afterEach(() => {
  for (const restore of restores.splice(0)) restore()
  jest.useRealTimers()
  templateReport.clear()
})

const unanswered: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error))
  })

function expectError(reported: readonly unknown[], code: string, text: RegExp): void {
  expect(reported).toHaveLength(1)
  const [error] = reported
  if (!(error instanceof FoyerError)) throw new Error(`not a FoyerError: ${String(error)}`)
  expect(error.code).toBe(code)
  expect(error.message).toMatch(
    /^Foyer: the template '\/pix\/template\/picmanage' is not used and the built-in layout shows, because /,
  )
  expect(error.message).toMatch(text)
}

describe('loadTemplates', () => {
  it('gets the window’s own template and the generic one around it', async () => {
    const sent = respondWith({ body: '<div data-slot="content"></div>' }, { body: slot })
    const { outline: found, reported } = await load({
      chromeAddress: '/module/jscript/lib/cb_ui/templates/cb_ui_window.html',
    })
    expect(found).toEqual({ frame: '[content]', content: '[list]' })
    expect(reported).toEqual([])
    expect(sent.map(request => `${request.method} ${request.url} ${request.credentials}`)).toEqual([
      'GET http://localhost/module/jscript/lib/cb_ui/templates/cb_ui_window.html include',
      'GET http://localhost/pix/template/picmanage include',
    ])
  })

  it('sends a POST if the page configures fields for the template', async () => {
    const sent = respondWith({ body: slot })
    await load({ post: { picmanage: { id: 7, labels: ['a'] } } })
    expect(sent[0]!.method).toBe('POST')
    expect(decodeURIComponent(await sent[0]!.text())).toBe('id=7&labels[]=a')
  })

  it('sends no request if no template is configured', async () => {
    const sent = respondWith({ body: slot })
    expect((await load({ address: undefined })).outline).toEqual({ frame: undefined, content: undefined })
    expect(sent).toHaveLength(0)
  })

  it.each([
    ['is refused', { status: 404, body: slot }, 'REQUEST_REFUSED', /could not be fetched/],
    ['gets no response', new TypeError('Failed to fetch'), 'REQUEST_UNREACHABLE', /could not be fetched/],
    [
      'has no slots',
      { body: '<h1>Anmelden</h1>' },
      'ANSWER_MALFORMED',
      /no element with data-slot, name, id or class; correct the template/,
    ],
    ['is JSON', { body: '{"Error":"x"}' }, 'ANSWER_MALFORMED', /no element with data-slot/],
    ['is larger than 256 kB', { body: slot + 'x'.repeat(256 * 1024) }, 'ANSWER_MALFORMED', /could not be fetched/],
  ])('uses the built-in layout and reports the error when a template %s', async (_what, answer, code, text) => {
    respondWith(answer)
    const { outline: found, reported } = await load()
    expect(found).toEqual({ frame: undefined, content: undefined })
    expectError(reported, code, text)
  })

  it('uses one template if the other failed', async () => {
    respondWith({ status: 500 }, { body: slot })
    const { outline: found, reported } = await load({ chromeAddress: '/frame.html' })
    expect(found).toEqual({ frame: undefined, content: '[list]' })
    expect(reported).toHaveLength(1)
  })

  it('records the slots of each template for the diagnosis, the unknown ones too, and the error of one that failed', async () => {
    respondWith({ status: 404 }, { body: `${slot}<p data-slot="filtre"></p>` })
    const { reported, content } = await load({ chromeAddress: '/frame.html' })
    content?.readParts(['list', 'filter'])
    expect(Object.fromEntries(templateReport)).toEqual({
      frame: { status: 'failed', error: reported[0] },
      picmanage: {
        status: 'used',
        found: new Map([
          ['list', 'data-slot'],
          ['filtre', 'data-slot'],
        ]),
        slots: ['list', 'filter'],
        unknown: ['filtre'],
      },
    })
    content?.readParts(['list'], true)
    expect(templateReport.get('picmanage')).toMatchObject({ slots: ['list', 'filter'], unknown: ['filtre'] })
  })

  it('reports no slot as unknown in a template that is read for its data only', async () => {
    respondWith({ body: `${slot}<p data-slot="intro"></p>` })
    const { content } = await load()
    templateReport.clear()
    content?.readParts(['list'], true)
    expect(templateReport.get('picmanage')).toMatchObject({ status: 'used', unknown: [] })
  })

  it('cuts off a response of 5 MB', async () => {
    let sent = 0
    let isCancelled = false
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024).fill(32))
        if (sent >= 5 * 1024 * 1024) controller.close()
      },
      cancel() {
        isCancelled = true
      },
    })
    fetchBy(() => Promise.resolve(new Response(body)))
    expectError((await load()).reported, 'ANSWER_MALFORMED', /could not be fetched/)
    expect(isCancelled).toBe(true)
    expect(sent).toBeLessThan(512 * 1024)
  })

  it.each(['the response', 'the end of the response', 'the chunk that reads the response'])(
    'waits 2 s for %s, and no longer',
    async late => {
      jest.useFakeTimers()
      const never = new Promise<never>(() => {})
      if (late === 'the response') fetchBy(unanswered)
      if (late === 'the end of the response')
        fetchBy(() =>
          Promise.resolve(
            new Response(
              new ReadableStream({ start: controller => controller.enqueue(new TextEncoder().encode(slot)) }),
            ),
          ),
        )
      if (late === 'the chunk that reads the response') respondWith({ body: slot })
      const loading = load(late === 'the chunk that reads the response' ? { loadReader: () => never } : {})
      let isSettled = false
      void loading.then(() => {
        isSettled = true
      })
      await jest.advanceTimersByTimeAsync(1999)
      expect(isSettled).toBe(false)
      await jest.advanceTimersByTimeAsync(1)
      const { outline: found, reported } = await loading
      expect(found.content).toBeUndefined()
      expectError(reported, 'REQUEST_UNREACHABLE', /did not arrive within 2 s/)
    },
  )

  it('reports that the code that reads templates could not be loaded', async () => {
    respondWith({ body: slot })
    const { outline: found, reported } = await load({ loadReader: () => Promise.reject(new TypeError('offline')) })
    expect(found.content).toBeUndefined()
    expectError(reported, 'CHUNK_NOT_LOADED', /allow the Trusted Types policy foyer/)
  })

  it('reports nothing for a window that was closed meanwhile', async () => {
    const closing = new AbortController()
    fetchBy(unanswered)
    const loading = load({ signal: closing.signal })
    closing.abort()
    const { outline: found, reported } = await loading
    expect(found).toEqual({ frame: undefined, content: undefined })
    expect(reported).toEqual([])
  })
})
