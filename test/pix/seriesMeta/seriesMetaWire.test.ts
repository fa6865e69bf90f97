import { resolveConfig } from '../../../src/config/resolveConfig'
import { createSeries, deleteSeries, renameSeries } from '../../../src/pix/seriesMeta/seriesMetaWire'
import { respondWith } from '../../support/respondWith'

const config = resolveConfig({ auth: { accountId: 'a-7' } }, new URL('http://localhost/'))

describe('the portal calls of the series window', () => {
  it('[PIX-CALL-12] [PIX-SER-09] [PIX-API-14] creates a series of the signed-in account', async () => {
    const sent = respondWith({ body: '{"Id":9,"Title":"Öl & Wasser"}' })
    expect(await createSeries(config, 'Öl & Wasser')).toEqual({ Id: 9, Title: 'Öl & Wasser' })
    expect([sent[0]!.method, sent[0]!.url]).toEqual(['POST', 'http://localhost/pix/series'])
    expect(Object.fromEntries(new URLSearchParams(await sent[0]!.text()))).toEqual({
      method: 'POST',
      Title: 'Öl & Wasser',
      account: 'a-7',
    })
  })

  it.each(['{"Id":"9","Title":2026}', '{"Id":9,"Title":"2026"}'])(
    '[PIX-SER-09] reads id and title of a series from %s',
    async body => {
      respondWith({ body })
      expect(await createSeries(config, '2026')).toEqual({ Id: 9, Title: '2026' })
    },
  )

  it.each(['{"Id":5,"Title":"2026"}', '{"Id":"5","Title":2026}'])(
    '[PIX-CALL-13] renames a series, and reads %s',
    async body => {
      const sent = respondWith({ body })
      expect(await renameSeries(config, 5, 'Konzertwinter')).toEqual({ Id: 5, Title: '2026' })
      expect([sent[0]!.method, sent[0]!.url]).toEqual(['POST', 'http://localhost/pix/series/5'])
      expect(Object.fromEntries(new URLSearchParams(await sent[0]!.text()))).toEqual({
        method: 'PUT',
        Title: 'Konzertwinter',
      })
    },
  )

  it('deletes a series by the configured address, and accepts a response that is not JSON', async () => {
    const sent = respondWith({ body: 'OK' })
    await deleteSeries('/pix/series/delete', 5)
    expect([sent[0]!.method, sent[0]!.url]).toEqual(['POST', 'http://localhost/pix/series/delete/5'])
    expect([...new URLSearchParams(await sent[0]!.text())]).toEqual([['method', 'DELETE']])
  })
})
