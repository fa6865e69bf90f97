import type { EventCluster } from '../../examples/portal/server/events/EventCluster'
import type { Picture } from '../../examples/portal/server/pictures/Picture'
import { resolveConfig } from '../../src/config/resolveConfig'
import { deleteEvent, publishEvent, saveEvent } from '../../src/event/cluster/eventClusterWire'
import { updatePicture } from '../../src/pix/picture/pictureWire'
import { changeSeriesPictures } from '../../src/pix/series/seriesWire'
import { createSeries, renameSeries } from '../../src/pix/seriesMeta/seriesMetaWire'
import { startFaultProxy } from '../support/faultProxy/startFaultProxy'
import { portalClient, type PortalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import type { TestPortal } from '../support/TestPortal'
import type { Line } from './faults/Line'
import { onLine, openLines } from './faults/openLines'

const CLUSTERS = '/event/api/event_cluster'
const FIELDS = { IdEventType: 1, IsPublished: 0, DateFrom: '2027-05-31T19:30:00', FormalCategoryId: 101 }
const config = resolveConfig(
  {
    language: 'de_DE',
    customer: 'uferland',
    auth: { account: seededAccount.author, accountId: '1001' },
    idempotency: true,
  },
  new URL('http://localhost/'),
)

let portal: TestPortal
let proxy: Awaited<ReturnType<typeof startFaultProxy>>
let closeLines = () => {}
/** The same account in another window. */
let elsewhere: PortalClient
let line: Line

jest.setTimeout(60_000)
beforeAll(async () => {
  portal = await startPortal()
  proxy = await startFaultProxy(portal.url)
  closeLines = openLines()
  elsewhere = await portalClient(portal, seededAccount.author)
  const [name = '', value = ''] = (await portal.signIn(seededAccount.author)).split('=')
  line = { url: proxy.url, address: '127.0.0.1', cookies: new Map([[name, value]]), isImpatient: false, keys: [] }
})
afterAll(async () => {
  closeLines()
  await proxy.stop()
  await portal.stop()
})

const json = async <T>(answer: Promise<Response>) => (await answer).json() as Promise<T>
/** Makes a write whose response is lost. */
async function lose(write: () => Promise<unknown>): Promise<void> {
  proxy.add({ path: /./, times: 1, fault: { kind: 'cut', share: 0 } })
  await expect(write()).rejects.toMatchObject({ code: 'REQUEST_UNREACHABLE' })
}

test('a new event whose response was lost, and that was then deleted, is created by saving again', () =>
  onLine(line, async () => {
    const titled = async () =>
      (
        await json<{ EventClusters: EventCluster[] }>(
          elsewhere.get(`${CLUSTERS}?Customer=uferland&p=1&search=Deichgespenst`),
        )
      ).EventClusters
    const save = () => saveEvent(config, null, { MlTitle: 'Deichgespenst', ...FIELDS })
    await lose(save)
    const [found] = await titled()
    await deleteEvent(config, found!.Id)
    expect(await titled()).toEqual([])
    const again = await save()
    expect(await titled()).toMatchObject([{ Id: again }])
  }))

test('a change whose response was lost, and that was then undone elsewhere, is applied when repeated', () =>
  onLine(line, async () => {
    const id = (await saveEvent(config, null, { MlTitle: 'Hin und her', ...FIELDS }))!
    const publish = () => publishEvent(config, id, true)
    await lose(publish)
    await elsewhere.post(`${CLUSTERS}/cluster/${id}`, { method: 'PUT', IsPublished: '0', Customer: 'uferland' })
    await publish()
    expect(await json<EventCluster>(elsewhere.get(`${CLUSTERS}/cluster/${id}?Customer=uferland`))).toMatchObject({
      IsPublished: 1,
    })

    const [picture] = await json<Picture[]>(elsewhere.get('/pix/pictures/by/1001?from=0&limit=1'))
    const title = () => updatePicture(config, picture!.Id, { title: 'Mein Titel' })
    await lose(title)
    await elsewhere.post(`/pix/pictures/${picture!.Id}`, { method: 'PUT', title: 'Anderer Titel' })
    expect(await title()).toMatchObject({ Title: 'Mein Titel' })
    expect(await json<Picture>(elsewhere.get(`/pix/pictures/${picture!.Id}`))).toMatchObject({ Title: 'Mein Titel' })

    const series = await createSeries(config, 'Erst so')
    const contents = () => json<Picture[]>(elsewhere.get(`/pix/series/${series.Id}/pictures?from=0&limit=9`))
    const rename = () => renameSeries(config, series.Id, 'Meine Reihe')
    await lose(rename)
    await elsewhere.post(`/pix/series/${series.Id}`, { method: 'PUT', Title: 'Andere Reihe' })
    await rename()
    expect(await json<object[]>(elsewhere.get('/pix/series/by/1001?from=0'))).toContainEqual({
      Id: series.Id,
      Title: 'Meine Reihe',
    })
    const [add, takeOut] = (['PUT', 'DELETE'] as const).map(
      method => () => changeSeriesPictures(config, series.Id, method, [picture!.Id]),
    )
    await lose(add!)
    await elsewhere.post(`/pix/series/${series.Id}`, { method: 'DELETE', 'pic_ids[]': String(picture!.Id) })
    await add!()
    expect(await contents()).toHaveLength(1)
    await lose(takeOut!)
    await elsewhere.post(`/pix/series/${series.Id}`, { method: 'PUT', 'pic_ids[]': String(picture!.Id) })
    await takeOut!()
    expect(await contents()).toEqual([])
  }))
