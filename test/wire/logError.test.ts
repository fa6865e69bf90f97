import { resolveConfig } from '../../src/config/resolveConfig'
import { FoyerError } from '../../src/lib/FoyerError'
import { logError } from '../../src/wire/logError'
import { expectConsole } from '../support/expectConsole'

const address = new URL('http://portal.example/')

describe('logError', () => {
  it.each(['https', 'http'])('posts the client error log record to errorLogUrl [UI-ERR-21] (%s)', async scheme => {
    expectConsole('error', /kaputt/)
    const sent: [string, Blob][] = []
    Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => sent.push([url, body]) > 0 })
    const error = new TypeError('kaputt')
    history.replaceState(null, '', '/artikel/7?token=geheim#unten')
    error.stack = `TypeError: kaputt\n    at draw (${scheme}://portal.example/foyer/esm/core-x.js:12:34)`
    logError(resolveConfig({ errorLogUrl: '/log' }, address), error)
    history.replaceState(null, '', '/')
    const [url, body] = sent[0]!
    expect([url, body.type]).toEqual(['/log', 'application/json'])
    expect(JSON.parse(await body.text())).toEqual({
      host: 'localhost',
      path: '/artikel/7',
      summary: 'TypeError: kaputt',
      userAgent: navigator.userAgent,
      message: 'kaputt',
      filename: `${scheme}://portal.example/foyer/esm/core-x.js`,
      lineno: 12,
      colno: 34,
      error: error.stack,
    })
  })

  it('[UI-ERR-21] sends a record also for a value that is no error, and for an error without a stack, then with an empty file name and line 0', async () => {
    const sent: Blob[] = []
    Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => sent.push(body) > 0 })
    const error = Object.assign(new RangeError('kaputt'), { stack: undefined })
    expectConsole('error', /kaputt/)
    for (const thrown of [error, 'kaputt']) logError(resolveConfig({ errorLogUrl: '/log' }, address), thrown)
    const records = await Promise.all(sent.map(async body => JSON.parse(await body.text()) as Record<string, unknown>))
    expect(records).toMatchObject([
      { summary: 'RangeError: kaputt', message: 'kaputt', filename: '', lineno: 0, colno: 0, error: '' },
      { summary: 'Error: kaputt', message: 'kaputt' },
    ])
  })

  it('[UI-ERR-21] shortens the summary to 200 characters', async () => {
    expectConsole('error', /kaputt/)
    const sent: Blob[] = []
    Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => sent.push(body) > 0 })
    logError(resolveConfig({ errorLogUrl: '/log' }, address), new Error('kaputt'.repeat(50)))
    expect((JSON.parse(await sent[0]!.text()) as { summary: string }).summary).toHaveLength(200)
  })

  it('writes only to the console if no address is configured [UI-ERR-20]', () => {
    expectConsole('error', /kaputt/)
    const sendBeacon = jest.fn()
    Object.assign(navigator, { sendBeacon })
    logError(resolveConfig({}, address), new Error('kaputt'))
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  it('passes a FoyerError to onError once, and no other error', async () => {
    expectConsole('error', /kaputt/)
    const onError = jest.fn()
    const [config, error] = [resolveConfig({ onError }, address), new FoyerError('ANSWER_MALFORMED', 'kaputt')]
    logError(config, error)
    logError(config, error)
    logError(config, new Error('kaputt'))
    await Promise.resolve()
    expect(onError.mock.calls).toEqual([[error]])
  })
})
