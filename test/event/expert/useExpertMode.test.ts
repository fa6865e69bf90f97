import { resolveConfig } from '../../../src/config/resolveConfig'
import { fetchStageToken } from '../../../src/event/expert/expertWire'
import { expertAddress } from '../../../src/event/expert/useExpertMode'
import { respondWith } from '../../support/respondWith'

const config = (hosts: { stage?: string }, event = {}) =>
  resolveConfig(
    { language: 'de_DE', auth: { account: 'henrike@uferland.example' }, hosts, event },
    new URL('http://portal.example/'),
  )

describe('opening the expert mode', () => {
  it('[EVT-XPM-01] [EVT-API-15] leads to the event on the configured stage, in the language of the page', () => {
    const { origin, pathname } = new URL(expertAddress(config({ stage: 'https://stage.example' }), 512, 'x'))
    expect([origin, pathname]).toEqual(['https://stage.example', '/de_DE/stage/512'])
    const english = { ...config({ stage: 'https://stage.example/buehne' }), language: 'en_GB' }
    expect(new URL(expertAddress(english, 512, 'x')).pathname).toBe('/buehne/en_GB/stage/512')
  })

  it('[EVT-XPM-02] [EVT-API-05] [EVT-API-06] passes the account as the user name, and the token', () => {
    const { search } = new URL(expertAddress(config({ stage: 'https://stage.example' }), 512, 'a b&c'))
    expect(search).toBe('?username=henrike%40uferland.example&token=a+b%26c')
  })

  it('[EVT-XPM-02] leads to the expert mode without an event if none is given, and to the page’s own host if no stage is configured', () => {
    expect(expertAddress(config({}), undefined, 'x')).toBe(
      'http://localhost/de_DE/stage?username=henrike%40uferland.example&token=x',
    )
  })

  it('refuses a stage that is not a web address', () => {
    expect(() => expertAddress(config({ stage: 'javascript:alert(1)//' }), 1, 'x')).toThrow(
      /CONFIG_WRONG_VALUE|hosts\.stage/,
    )
  })

  it('[EVT-XPM-03] takes the page’s token, or asks the portal for one', async () => {
    const asked = respondWith({ body: '"stufe-1"' })
    expect(await fetchStageToken(config({}, { getStageToken: () => Promise.resolve('eigener') }))).toBe('eigener')
    expect(asked).toHaveLength(0)
    expect(await fetchStageToken(config({}))).toBe('stufe-1')
    expect(asked[0]!.url).toBe('http://localhost/event/api/auth?m=get_stage_app_token')
  })

  it('accepts a token that is not JSON', async () => {
    respondWith({ body: 'stufe-1\n' })
    expect(await fetchStageToken(config({}))).toBe('stufe-1')
  })

  it.each(['""', '', 'null', '<html></html>'])('refuses a response without a token: %j', async body => {
    respondWith({ body })
    await expect(fetchStageToken(config({}))).rejects.toThrow(/shape/)
  })
})
