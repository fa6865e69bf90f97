import { configure } from '@testing-library/react'
import { resolveConfig } from '../../src/config/resolveConfig'
import { eventOpenings } from '../../src/event/eventFamily'
import { expertAddress } from '../../src/event/expert/useExpertMode'
import { withoutActEnvironment } from '../support/withoutActEnvironment'
import { fakePortalServer } from '../support/fakePortalServer'
import { openLayer } from '../support/openLayer'

const { asked } = fakePortalServer()
configure({ defaultHidden: true })
withoutActEnvironment()

const address = new URL('https://portal.example/')

describe('the calls of event management', () => {
  it.each([
    ['event.overview', []],
    ['event.detail', [4711]],
    ['event.detail', [null]],
  ])(
    '[EVT-API-01] [EVT-API-02] [EVT-API-06] %s %j opens the login layer for a visitor, without a request to the portal',
    async (callName, given) => {
      for (const auth of [undefined, {}, { accountId: 7 }]) {
        const { root, control, close } = await openLayer(callName, given, auth && { auth })
        expect(await root.findByRole('dialog', { name: 'Ihr Konto' })).toBeInTheDocument()
        await close()
        expect(control.failed).not.toHaveBeenCalled()
      }
      expect(asked).toEqual([])
    },
  )

  it('read the id of an event as a number or its digits, and refuse any other id with an error that names the call', () => {
    const { read } = eventOpenings['event.detail']
    expect(['7', 7].map(id => read(id).options.eventId)).toEqual([7, 7])
    for (const id of [0, '0', -7, 1.5, '7a', '', {}])
      expect(() => read(id as never)).toThrow(/event\.detail got .* as an id, which is not a whole number above 0/)
  })

  it('[EVT-API-03] [EVT-API-06] need a member, named by the account in auth; the expert mode gets that account', () => {
    const auth = { account: 'eva@portal.example' }
    const insteadFor = (config: Parameters<(typeof eventOpenings)['event.detail']['instead']>[0]) =>
      Object.values(eventOpenings).map(({ instead }) => instead(config))
    expect(insteadFor({ auth })).toEqual([undefined, undefined])
    expect(insteadFor({})).toEqual(['register.login', 'register.login'])
    expect(
      expertAddress(resolveConfig({ auth, hosts: { stage: 'https://stage.example' } }, address), 7, 't'),
    ).toContain('username=eva%40portal.example&')
  })

  it('[EVT-API-17] take an event or none, and a tab', () => {
    const { read } = eventOpenings['event.detail']
    expect(read(4711).options).toEqual({ eventId: 4711, tab: 'Event' })
    expect(read('4711').options).toEqual({ eventId: 4711, tab: 'Event' })
    expect(read(null, { tab: 'Medias' }).options).toMatchObject({ eventId: null, tab: 'Medias' })
    for (const id of ['an event', 0, -1, 1.5, Number.NaN, undefined])
      expect(() => read(id as number)).toThrow(/event\.detail/)
    expect(() => read(4711, { tab: 'Bilder' as 'Medias' })).toThrow(/'Bilder'.*Medias/)
  })

  it('[EVT-API-09] [EVT-API-10] pass on the caller’s options for hash and reload, but not `copyOf`, which only the overview sets', () => {
    const given = { keepHash: true, reload: true, copyOf: 1 }
    expect(eventOpenings['event.overview'].read(given).options).toEqual({ keepHash: true, reload: true })
    expect(eventOpenings['event.detail'].read(1, given).options).toEqual({
      eventId: 1,
      tab: 'Event',
      keepHash: true,
      reload: true,
    })
  })
})
