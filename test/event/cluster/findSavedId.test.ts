import { resolveConfig } from '../../../src/config/resolveConfig'
import { findSavedId } from '../../../src/event/cluster/findSavedId'
import { respondWith } from '../../support/respondWith'
import { fakeEvent } from '../../../src/testing/fakeEvents'

const config = resolveConfig({ customer: 'uferland' }, new URL('http://localhost/'))
const sent = { MlTitle: 'Flohmarkt', DateFrom: '2026-09-12T09:00:00' }

it('[EVT-CALL-22] finds a saved event by its title and start, and takes the highest id if several events match', async () => {
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

it('returns undefined if the list can’t be loaded', async () => {
  respondWith({ status: 500, body: 'kaputt' })
  expect(await findSavedId(config, sent)).toBeUndefined()
})

it('reads all pages of the day’s list', async () => {
  const pageOf = (Id: number, title: string, IsLastPage: boolean) => ({
    body: JSON.stringify({ EventClusters: [fakeEvent({ Id, ...sent, MlTitle: title })], IsLastPage }),
  })
  const asked = respondWith(pageOf(1, 'Anderes', false), pageOf(31, 'Flohmarkt', false), pageOf(12, 'Flohmarkt', true))
  expect(await findSavedId(config, sent)).toBe(31)
  expect(asked.map(({ url }) => new URL(url).searchParams.get('p'))).toEqual(['1', '2', '3'])
})
