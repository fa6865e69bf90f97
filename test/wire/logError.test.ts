import { resolveConfig } from '../../src/config/resolveConfig'
import { FoyerError } from '../../src/lib/FoyerError'
import { logError } from '../../src/wire/logError'
import { expectConsole } from '../support/expectConsole'

const address = new URL('http://portal.example/')

describe('logError', () => {
  it('posts the client error log record to errorLogUrl [UI-ERR-21]', async () => {
    expectConsole('error', /kaputt/)
    const sent: [string, Blob][] = []
    Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => sent.push([url, body]) > 0 })
    const error = new TypeError('kaputt')
    error.stack = 'TypeError: kaputt\n    at draw (https://portal.example/foyer/esm/core-x.js:12:34)'
    logError(resolveConfig({ errorLogUrl: '/log' }, address), error)
    const [url, body] = sent[0]!
    expect(url).toBe('/log')
    expect(JSON.parse(await body.text())).toEqual({
      host: 'localhost',
      path: '/',
      summary: 'TypeError: kaputt',
      userAgent: navigator.userAgent,
      message: 'kaputt',
      filename: 'https://portal.example/foyer/esm/core-x.js',
      lineno: 12,
      colno: 34,
      error: error.stack,
    })
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
