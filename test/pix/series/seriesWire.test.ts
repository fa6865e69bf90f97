import { resolveConfig } from '../../../src/config/resolveConfig'
import { changeSeriesPictures, fetchSeries, fetchSeriesPictures } from '../../../src/pix/series/seriesWire'
import { respondWith } from '../../support/respondWith'
import { expectConsole } from '../../support/expectConsole'
import { fakePicture } from '../../../src/testing/fakePicture'

const config = resolveConfig({ auth: { accountId: 'a-7' } }, new URL('http://localhost/'))

describe('the portal calls about series', () => {
  it("[PIX-CALL-08] requests all of the account's series", async () => {
    const sent = respondWith({ body: '[{"Id":5,"Title":"Konzertsommer","More":1},{"Id":6,"Title":null}]' })
    expect(await fetchSeries(config)).toEqual([
      { Id: 5, Title: 'Konzertsommer' },
      { Id: 6, Title: '' },
    ])
    expect(sent[0]!.url).toBe('http://localhost/pix/series/by/a-7?from=0')
  })

  it('leaves out one series that cannot be read, and reads a map of series', async () => {
    expectConsole('error', /GET \/pix\/series\/by\/\{accountId\}.*'b\.Id'/)
    respondWith({ body: '{"a":{"Id":"5","Title":1999},"b":{"Title":"Ohne Nummer"}}' })
    expect(await fetchSeries(config)).toEqual([{ Id: 5, Title: '1999' }])
  })

  it("[PIX-CALL-09] requests a page of a series' pictures", async () => {
    const sent = respondWith({ body: JSON.stringify([fakePicture()]) })
    expect(await fetchSeriesPictures(config, 5, { from: 36, limit: 36, filter: 'Dom' })).toEqual({
      entries: [fakePicture()],
      received: 1,
    })
    expect(sent[0]!.url).toBe('http://localhost/pix/series/5/pictures?from=36&limit=36&filter=Dom')
  })

  it.each([
    ['PUT', '[PIX-CALL-10] adds pictures to a series'],
    ['DELETE', '[PIX-CALL-11] takes pictures out of a series'],
  ] as const)('with %s: %s', async (method, _title) => {
    const sent = respondWith({ body: '{"Id":5,"Title":"Konzertsommer"}' })
    expect(await changeSeriesPictures(config, 5, method, [3, 1])).toEqual({ Id: 5, Title: 'Konzertsommer' })
    expect([sent[0]!.method, sent[0]!.url]).toEqual(['POST', 'http://localhost/pix/series/5'])
    expect([...new URLSearchParams(await sent[0]!.text())]).toEqual([
      ['method', method],
      ['pic_ids[]', '3'],
      ['pic_ids[]', '1'],
    ])
  })
})
