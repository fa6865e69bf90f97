import { resolveConfig } from '../../src/config/resolveConfig'
import type { ResolvedConfig } from '../../src/config/resolveConfig'
import {
  createAddress,
  fetchAddressCategories,
  searchAddressCities,
  searchAddresses,
} from '../../src/event/address/addressWire'
import { sentAddress, startNewAddress } from '../../src/event/address/newAddressModel'
import {
  deleteEvent,
  fetchEventCluster,
  fetchEventPage,
  publishEvent,
  saveEvent,
} from '../../src/event/cluster/eventClusterWire'
import { eventWindows } from '../../src/event/eventWindows'
import { fetchStageToken } from '../../src/event/expert/expertWire'
import { fetchEventCategories } from '../../src/event/topics/eventCategoriesWire'
import { labelRequest } from '../../src/labels/coreLabels'
import { respondWith } from '../support/respondWith'

const host = new URL('http://localhost/')
const moved = resolveConfig({ customer: 'uferland', paths: { docRoot: '/kalender' } }, host)
const { signal } = new AbortController()
const address = sentAddress(startNewAddress('Werft'), undefined)

const CALLS: readonly [string, string, (config: ResolvedConfig) => Promise<unknown>][] = [
  ['[EVT-CALL-01]', '/event_cluster', config => fetchEventPage(config, { search: '', date: '' }, 1)],
  ['[EVT-CALL-02]', '/event_cluster/categories', config => fetchEventCategories(config)],
  ['[EVT-CALL-03]', '/event_cluster/cluster/7', config => fetchEventCluster(config, 7)],
  ['[EVT-CALL-04]', '/event_cluster/cluster/7', config => publishEvent(config, 7, true)],
  ['[EVT-CALL-05]', '/event_cluster/cluster/7', config => deleteEvent(config, 7)],
  ['[EVT-CALL-06]', '/event_cluster/cluster/', config => saveEvent(config, null, {})],
  ['[EVT-CALL-09]', '/autocomplete/locations', config => searchAddresses(config, 'location', 'Hafen', signal)],
  ['[EVT-CALL-10]', '/autocomplete/organisers', config => searchAddresses(config, 'organisation', 'Hafen', signal)],
  ['[EVT-CALL-11]', '/autocomplete/cities', config => searchAddressCities(config, 'Stade', signal)],
  ['[EVT-CALL-15]', '/address/new', config => fetchAddressCategories(config)],
  ['[EVT-CALL-14] [EVT-CALL-16]', '/address', config => createAddress(config, address)],
  ['[EVT-XPM-02]', '/auth', fetchStageToken],
]

it.each(CALLS)('%s [EVT-API-11] /api%s is below `docRoot`, by default /event', async (_id, path, send) => {
  const sent = respondWith({ status: 404 })
  for (const config of [resolveConfig({}, host), moved]) await expect(send(config)).rejects.toThrow('status 404')
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([`/event/api${path}`, `/kalender/api${path}`])
})

// The token belongs to the person, not to the customer.
it.each(CALLS.filter(([, path]) => path !== '/auth'))(
  '%s [EVT-API-04] a request to /api%s has the configured customer',
  async (_id, _path, send) => {
    const sent = respondWith({ status: 404 })
    await expect(send(moved)).rejects.toThrow('status 404')
    const query = new URL(sent[0]!.url).search.slice(1)
    const values = new URLSearchParams(query || (await sent[0]!.text()))
    expect(values.getAll('Customer')).toEqual(['uferland'])
  },
)

it('[EVT-CALL-08] [EVT-API-11] [EVT-API-04] the texts of the customer come from below `docRoot`', () => {
  for (const language of ['de_DE', 'en_EN', 'pl_PL'])
    expect(labelRequest(moved, language, ['event_overview_heading'])).toMatchObject({
      url: '/kalender/api/ml',
      query: { language, Customer: 'uferland' },
    })
  expect(labelRequest(resolveConfig({}, host), 'de_DE', ['event_overview_heading']).url).toBe('/event/api/ml')
})

it.each([
  ['[EVT-OVW-01]', 'event.overview', 'event_overview'],
  ['[EVT-DET-01]', 'event.detail', 'event_detail'],
] as const)('%s [EVT-API-11] the template of %s is below `docRoot`', (_id, name, template) => {
  expect(eventWindows[name].templateUrl(moved)).toBe(`/kalender/templates/${template}.html`)
})

it('[EVT-CALL-14] [EVT-CALL-15] [EVT-CALL-16] the calls about postal addresses are below `addressBase` if the page configures it', async () => {
  const sent = respondWith({ status: 404 })
  const config = resolveConfig({ paths: { docRoot: '/kalender', addressBase: '/orte' } }, host)
  await expect(fetchAddressCategories(config)).rejects.toThrow('status 404')
  await expect(createAddress(config, address)).rejects.toThrow('status 404')
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/orte/new', '/orte'])
})
