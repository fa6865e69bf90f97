import { resolveConfig } from '../../../src/config/resolveConfig'
import {
  deleteEvent,
  fetchEventCluster,
  fetchEventPage,
  publishEvent,
  saveEvent,
} from '../../../src/event/cluster/eventClusterWire'
import { respondWith } from '../../support/respondWith'
import { expectConsole } from '../../support/expectConsole'
import { fakeCluster } from '../../../src/testing/fakeCluster'

const config = resolveConfig({ customer: 'uferland' }, new URL('http://localhost/'))
const addressOf = ({ method, url }: Request) => `${method} ${url.replace('http://localhost', '')}`

describe('the calls of the event form', () => {
  it('[EVT-CALL-03] [EVT-API-11] [EVT-API-04] read one event for the customer', async () => {
    const [asked, event] = [respondWith({ body: JSON.stringify(fakeCluster()) }), await fetchEventCluster(config, 4711)]
    expect(event.MlTitle).toBe('Orgelnacht in St. Cosmae')
    expect(asked.map(addressOf)).toEqual(['GET /event/api/event_cluster/cluster/4711?Customer=uferland'])
  })

  it('[EVT-CALL-06] [EVT-DET-53] [EVT-API-18] post a new event with `method=POST` to the address without an id, and an existing one with `method=PUT` to the address with its id', async () => {
    const asked = respondWith({ body: '{"Id":"4712"}' })
    expect(await saveEvent(config, null, { MlTitle: 'Neu' })).toBe(4712)
    expect(await saveEvent(config, 4711, { MlTitle: 'Alt' })).toBe(4712)
    expect(asked.map(addressOf)).toEqual([
      'POST /event/api/event_cluster/cluster/',
      'POST /event/api/event_cluster/cluster/4711',
    ])
    expect(await Promise.all(asked.map(request => request.text()))).toEqual([
      'method=POST&Customer=uferland&MlTitle=Neu',
      'method=PUT&Customer=uferland&MlTitle=Alt',
    ])
  })

  it.each([
    [true, true],
    ['1', true],
    [false, false],
    ['0', false],
    ['false', false],
    [undefined, false],
  ])('[EVT-OVW-36] read a page whose `IsLastPage` is %p, with its events in the portal’s order', async (sent, read) => {
    const EventClusters = [9, 7, 8].map(Id => Object.assign(fakeCluster(), { Id }))
    respondWith({ body: JSON.stringify({ EventClusters, IsLastPage: sent }) })
    const page = await fetchEventPage(config, { search: '', date: '' }, 1)
    expect([page.EventClusters.map(({ Id }) => Id), page.IsLastPage]).toEqual([[9, 7, 8], read])
  })

  const inOrder = ['9', '7', '8'].map(Id => Object.assign(fakeCluster(), { Id }))
  it.each([
    ['a list', inOrder, [9, 7, 8]],
    ['a map', Object.assign({}, inOrder), [9, 7, 8]],
    ['an empty list', [], []],
    ['an empty map', {}, []],
    ['null', null, []],
    ['an empty text', '', []],
    ['false', false, []],
    ['no list', undefined, []],
  ])('[EVT-OVW-36] read the events of a page that has %s', async (_, EventClusters, ids) => {
    respondWith({ body: JSON.stringify({ EventClusters, IsLastPage: false }) })
    const page = await fetchEventPage(config, { search: '', date: '' }, 1)
    expect(page.EventClusters.map(({ Id }) => Id)).toEqual(ids)
  })

  it.each([0, '0', -7, 1.5, 'neu'])(
    '[EVT-DATA-01] leave out an event with the invalid id %p, and report the id',
    async Id => {
      respondWith({
        body: JSON.stringify({
          EventClusters: [
            { ...fakeCluster(), Id },
            { ...fakeCluster(), Id: '7' },
          ],
          IsLastPage: true,
        }),
      })
      const { EventClusters, errors } = await fetchEventPage(config, { search: '', date: '' }, 1)
      expect(EventClusters.map(event => event.Id)).toEqual([7])
      expect(errors).toEqual([
        expect.objectContaining({ failure: expect.objectContaining({ field: 'EventClusters.0.Id' }) }),
      ])
    },
  )

  it('[EVT-CALL-04] [EVT-CALL-05] [EVT-API-18] publish and delete an event at its own address, also if the portal sent its id as text', async () => {
    respondWith({ body: JSON.stringify({ ...fakeCluster(), Id: '7' }) })
    const { Id } = await fetchEventCluster(config, 7)
    const asked = respondWith({ body: 'true' })
    await publishEvent(config, Id!, false)
    await deleteEvent(config, Id!)
    expect(asked.map(addressOf)).toEqual([
      'POST /event/api/event_cluster/cluster/7',
      'POST /event/api/event_cluster/cluster/7',
    ])
    expect(await Promise.all(asked.map(request => request.text()))).toEqual([
      'method=PUT&IsPublished=0&Customer=uferland',
      'method=DELETE&Customer=uferland',
    ])
  })

  it.each([
    '',
    'true',
    '17',
    'OK',
    '"ok"',
    '<p>gespeichert</p>',
    '{"Id":4712',
    'null',
    '[]',
    '{"Id":null}',
    '{"Id":0}',
  ])('[EVT-CALL-06] [EVT-CALL-22] treat a save with the successful response %p as done', async body => {
    respondWith({ body })
    expect(await saveEvent(config, 4711, {})).toBe(4711)
    expect(await saveEvent(config, null, {})).toBeUndefined()
  })

  it.each(['{"Id":"neu"}', '{"Id":-4711}', '{"Id":1.5}', '{"data":{"Id":"neu"}}'])(
    '[EVT-CALL-22] treat a save with the response %p as done, and log that its id can’t be read',
    async body => {
      respondWith({ body })
      expectConsole('error', /'POST \/event\/api\/event_cluster\/cluster\/\{id\} method=PUT'.*'Id'/)
      expect(await saveEvent(config, 4711, {})).toBe(4711)
    },
  )

  it('saving fails if the portal returns false', async () => {
    respondWith({ body: 'false' })
    await expect(saveEvent(config, 4711, {})).rejects.toMatchObject({ failure: { kind: 'malformed' } })
  })

  it.each(['OK', '"OK"', '17', '{"done":1}'])(
    '[EVT-CALL-04] [EVT-CALL-05] publishing and deletion treat %s as done',
    async body => {
      respondWith({ body })
      await expect(publishEvent(config, 4711, true)).resolves.toBeUndefined()
      await expect(deleteEvent(config, 4711)).resolves.toBeUndefined()
    },
  )

  it.each(['', 'null', 'false', '"false"', '0', '"0"', '""', ' false\n'])(
    '[EVT-CALL-04] [EVT-CALL-05] publishing and deletion fail after the response %p',
    async body => {
      respondWith({ body })
      const refusal = { failure: { kind: 'malformed' } }
      await expect(publishEvent(config, 4711, true)).rejects.toMatchObject(refusal)
      await expect(deleteEvent(config, 4711)).rejects.toMatchObject(refusal)
    },
  )

  it('saving fails if the portal refuses it', async () => {
    respondWith({ status: 409, body: 'Die Veranstaltung wurde inzwischen geändert.' })
    await expect(saveEvent(config, 4711, {})).rejects.toMatchObject({ failure: { kind: 'refused', status: 409 } })
  })
})
