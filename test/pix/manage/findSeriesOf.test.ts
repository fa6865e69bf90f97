import { http, HttpResponse } from 'msw'
import { resolveConfig } from '../../../src/config/resolveConfig'
import { findSeriesOf, searchSeries } from '../../../src/pix/manage/findSeriesOf'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { fakePortalServer } from '../../support/fakePortalServer'

const { server, asked } = fakePortalServer()
const config = resolveConfig({ auth: { accountId: 1001 } }, new URL('http://localhost/'))
const series = [
  { Id: 5, Title: 'Konzertsommer' },
  { Id: 6, Title: 'Altes Land' },
  { Id: 7, Title: 'Alles' },
]

test('findSeriesOf looks through each series in large pages, no further than necessary', async () => {
  const pictures = fakePictures(1500)
  server.use(
    ...pictureFake({
      pictures,
      series,
      seriesPictures: { 5: [9999, 9997], 6: [9998], 7: pictures.map(({ Id }) => Id) },
    }),
  )
  const found = await findSeriesOf(config, [9999, 9997], new AbortController().signal)
  expect([...found].map(([id, list]) => [id, list.map(({ Id }) => Id)])).toEqual([
    [9999, [5, 7]],
    [9997, [5, 7]],
  ])
  expect(asked.filter(line => line.includes('/7/'))).toEqual(['GET /pix/series/7/pictures?from=0&limit=1000'])
})

test('searchSeries loads no further series after the request for one series has failed', async () => {
  let release = () => {}
  const isReleased = new Promise<void>(resolve => (release = resolve))
  server.use(
    http.get('*/pix/series/:id/pictures', async ({ params }) => {
      if (params['id'] === '5') return new HttpResponse('No.', { status: 500 })
      await isReleased
      return HttpResponse.json([])
    }),
  )
  const { signal } = new AbortController()
  const more = [8, 9, 10].map(Id => ({ Id, Title: `Serie ${Id}` }))
  await expect(searchSeries(config, [...series, ...more], [9999], signal)).rejects.toThrow(/status 500/)
  release()
  // This later search ends after the pending requests of the failed search.
  await searchSeries(config, [{ Id: 20, Title: 'Später' }], [9999], signal)
  expect(asked.map(line => line.split('/')[3])).toEqual(['5', '6', '7', '20'])
})

test('findSeriesOf returns no partial result if the request for one series fails', async () => {
  server.use(
    http.get('*/pix/series/6/pictures', () => new HttpResponse('No.', { status: 500 })),
    ...pictureFake({ series }),
  )
  await expect(findSeriesOf(config, [9999], new AbortController().signal)).rejects.toThrow(/status 500/)
})
