import { resolveConfig } from '../../../src/config/resolveConfig'
import { processToken } from '../../../src/register/frame/processToken'
import type { Runtime } from '../../../src/shell/createRuntime'
import { respondWith } from '../../support/respondWith'

const openCall = jest.fn((_callName: string, _given: readonly unknown[]): Promise<unknown> => Promise.resolve())
const reportError = jest.fn()
const runtime = {
  readConfig: () => resolveConfig({}, new URL('http://localhost/')),
  openCall,
  reportError,
} as unknown as Runtime
beforeEach(() => jest.clearAllMocks())

describe('process_token', () => {
  it('[REG-CALL-01] sends the extra parameters, and returns whether the portal accepted the token', async () => {
    const sent = respondWith({ body: 'true' })
    expect(await processToken(runtime, { token: 'a b', page: '7' })).toBe(true)
    expect([...new URLSearchParams(await sent[0]!.text())]).toEqual([
      ['token', 'a b'],
      ['page', '7'],
      ['action', 'process_token'],
    ])
  })

  it.each([['false'], ['null'], ['0'], ['""'], ['"0"'], ['"false"'], ['[]']])('returns false for %s', async body => {
    respondWith({ body })
    expect(await processToken(runtime)).toBe(false)
    expect(openCall).not.toHaveBeenCalled()
  })

  it.each([['1'], ['"taken"'], ['{}']])('returns true for %s', async body => {
    respondWith({ body })
    expect(await processToken(runtime)).toBe(true)
  })

  it('returns false for an error without a next window, and true with one', async () => {
    respondWith({ body: '{"error":"expired"}' })
    expect(await processToken(runtime)).toBe(false)
    respondWith({ body: '{"error":"expired","next":"passwdchange"}' })
    expect(await processToken(runtime)).toBe(true)
  })

  it('opens the window that the response names', async () => {
    respondWith({ body: '{"next":"passwdchange","replace_text":{"account":"eva@x.example"}}' })
    expect(await processToken(runtime, { token: 'a' })).toBe(true)
    expect(openCall).toHaveBeenCalledWith('register.open', [
      'passwdchange',
      { replace_text: { account: 'eva@x.example' } },
    ])
  })

  it('reports an unknown window', async () => {
    const wrong = new Error('No such window')
    openCall.mockRejectedValueOnce(wrong)
    respondWith({ body: '{"next":"nowhere"}' })
    expect(await processToken(runtime)).toBe(true)
    await new Promise(resolve => setTimeout(resolve))
    expect(reportError).toHaveBeenCalledWith(wrong)
  })
})
