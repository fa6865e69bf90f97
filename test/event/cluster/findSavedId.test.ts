import { resolveConfig } from '../../../src/config/resolveConfig'
import { findSaved, findSavedId } from '../../../src/event/cluster/findSavedId'
import { respondWith } from '../../support/respondWith'
import { fakeEvent } from '../../../src/testing/fakeEvents'

const config = resolveConfig({ customer: 'uferland' }, new URL('http://localhost/'))
const sent = { MlTitle: 'Flohmarkt', DateFrom: '2026-09-12T09:00:00' }

it('[EVT-CALL-22] a saved event is found by its title and start; if several events match, the highest id is returned', async () => {
  const events = [
    fakeEvent({ Id: 12, ...sent }),
    fakeEvent({ Id: 31, ...sent, DateFrom: '2026-09-12 09:00' }),
    fakeEvent({ Id: 14, ...sent }),
    fakeEvent({ Id: 90, ...sent, MlTitle: 'Anderes' }),
    fakeEvent({ Id: 91, ...sent, DateFrom: '2026-09-12T10:00:00' }),
  ]
  const asked = respondWith({ body: JSON.stringify({ EventClusters: events, IsLastPage: true }) })
  expect(await findSavedId(config, sent)).toBe(31)
  expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?Customer=uferland&search=&date=2026-09-12&p=1'])
})

it('no id is returned if the list can’t be loaded', async () => {
  respondWith({ status: 500, body: 'kaputt' })
  expect(await findSavedId(config, sent)).toBeUndefined()
})

it('[EVT-CALL-22] all pages of the day’s list are read', async () => {
  const pageOf = (Id: number, title: string, IsLastPage: boolean) => ({
    body: JSON.stringify({ EventClusters: [fakeEvent({ Id, ...sent, MlTitle: title })], IsLastPage }),
  })
  const asked = respondWith(pageOf(1, 'Anderes', false), pageOf(31, 'Flohmarkt', false), pageOf(12, 'Flohmarkt', true))
  expect(await findSavedId(config, sent)).toBe(31)
  expect(asked.map(({ url }) => new URL(url).searchParams.get('p'))).toEqual(['1', '2', '3'])
})

it('twenty pages at most are read; if there are more, the result says so in `doubt`', async () => {
  const page = {
    body: JSON.stringify({ EventClusters: [fakeEvent({ Id: 1, MlTitle: 'Anderes' })], IsLastPage: false }),
  }
  const asked = respondWith(...Array.from({ length: 21 }, () => page))
  const { ids, doubt } = await findSaved(config, sent)
  expect([asked.length, ids]).toEqual([20, []])
  expect(doubt).toEqual(new Error("The portal's list of one day has more than 20 pages."))
})

describe('a list with events that can’t be read', () => {
  const broken = { ...fakeEvent({ Id: 90 }), Id: 'neunzig' }
  const search = async (...EventClusters: readonly unknown[]) => {
    respondWith({ body: JSON.stringify({ EventClusters, IsLastPage: true }) })
    const { ids, doubt } = await findSaved(config, sent)
    return [ids, doubt !== undefined]
  }

  it('leaves no doubt if the title or the start of each such event shows that it is another event', async () => {
    expect(await search({ ...broken, ...sent, MlTitle: 'Anderes' })).toEqual([[], false])
    expect(await search({ ...broken, ...sent, DateFrom: '2026-09-12 10:00' })).toEqual([[], false])
    expect(await search({ ...broken, ...sent, MlTitle: 'Anderes' }, fakeEvent({ Id: 12, ...sent }))).toEqual([
      [12],
      false,
    ])
  })

  it.each([null, 'Datensatz defekt', { ...broken, ...sent }, { ...broken, ...sent, MlTitle: ['Flohmarkt'] }])(
    'leaves a doubt if it has %j, alone or beside another event',
    async unreadable => {
      expect(await search(unreadable)).toEqual([[], true])
      expect(await search(unreadable, fakeEvent({ Id: 12, ...sent, MlTitle: 'Anderes' }))).toEqual([[], true])
    },
  )

  it('[EVT-CALL-22] still gives the id of the saved event', async () => {
    respondWith({ body: JSON.stringify({ EventClusters: [null, fakeEvent({ Id: 31, ...sent })], IsLastPage: true }) })
    expect(await findSavedId(config, sent)).toBe(31)
  })
})
