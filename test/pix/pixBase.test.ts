import type { ResolvedConfig } from '../../src/config/resolveConfig'
import { resolveConfig } from '../../src/config/resolveConfig'
import { fetchDescriptionLanguages } from '../../src/pix/descriptions/descriptionLanguageWire'
import {
  deletePicture,
  fetchPicture,
  fetchPictures,
  fetchPicturesByIds,
  updatePicture,
  uploadUrl,
} from '../../src/pix/picture/pictureWire'
import { changeSeriesPictures, fetchSeries, fetchSeriesPictures } from '../../src/pix/series/seriesWire'
import { createSeries, renameSeries } from '../../src/pix/seriesMeta/seriesMetaWire'
import { fakePicture } from '../../src/testing/fakePicture'
import { respondWith } from '../support/respondWith'

const options = { paths: { pixBase: '/bilder' }, auth: { accountId: 77 } }
const config = resolveConfig(options, new URL('http://localhost/'))
const range = { from: 36, limit: 36, filter: '' }
const [picture, series] = [fakePicture({ Id: 12 }), { Id: 5, Title: 'Konzertsommer' }]

it.each<[string, string, (moved: ResolvedConfig) => Promise<unknown>, unknown]>([
  ['[PIX-CALL-01]', 'GET /bilder/languages', fetchDescriptionLanguages, []],
  ['[PIX-CALL-02]', 'GET /bilder/pictures/12', moved => fetchPicture(moved, 12), picture],
  [
    '[PIX-CALL-03] [PIX-API-11]',
    'GET /bilder/pictures/by/77?from=36&limit=36',
    moved => fetchPictures(moved, range),
    [picture],
  ],
  [
    '[PIX-CALL-04] [PIX-API-11]',
    'GET /bilder/pictures/by/77?ids[]=12',
    moved => fetchPicturesByIds(moved, [12]),
    [picture],
  ],
  ['[PIX-CALL-05]', 'POST /bilder/pictures/12 method=DELETE', moved => deletePicture(moved, 12), true],
  [
    '[PIX-CALL-06] [PIX-CALL-07]',
    'POST /bilder/pictures/12 method=PUT&title=Neu',
    moved => updatePicture(moved, 12, { title: 'Neu' }),
    picture,
  ],
  ['[PIX-CALL-08] [PIX-API-11]', 'GET /bilder/series/by/77?from=0', fetchSeries, [series]],
  [
    '[PIX-CALL-09]',
    'GET /bilder/series/5/pictures?from=36&limit=36',
    moved => fetchSeriesPictures(moved, 5, range),
    [picture],
  ],
  [
    '[PIX-CALL-10]',
    'POST /bilder/series/5 method=PUT&pic_ids[]=3',
    moved => changeSeriesPictures(moved, 5, 'PUT', [3]),
    series,
  ],
  [
    '[PIX-CALL-11]',
    'POST /bilder/series/5 method=DELETE&pic_ids[]=3',
    moved => changeSeriesPictures(moved, 5, 'DELETE', [3]),
    series,
  ],
  [
    '[PIX-CALL-12] [PIX-API-11]',
    'POST /bilder/series method=POST&Title=Neu&account=77',
    moved => createSeries(moved, 'Neu'),
    series,
  ],
  ['[PIX-CALL-13]', 'POST /bilder/series/5 method=PUT&Title=Neu', moved => renameSeries(moved, 5, 'Neu'), series],
])('%s a call uses the configured path, and the configured account if any: %s', async (_ids, expected, call, body) => {
  const sent = respondWith({ body: JSON.stringify(body) })
  await call(config)
  const lines = await Promise.all(
    sent.map(async request => `${request.method} ${request.url.replace(location.origin, '')} ${await request.text()}`),
  )
  expect(lines.map(line => decodeURIComponent(line).trim())).toEqual([expected])
})

it.each([
  ['[PIX-UPL-07] [PIX-API-11]', 'json'],
  ['[PIX-UPL-08] [PIX-API-11]', 'xml'],
] as const)('%s an upload goes below the configured path to the configured account: .%s', (_ids, format) => {
  expect(uploadUrl(config, format)).toBe(`/bilder/pictures/by/77.${format}`)
})
