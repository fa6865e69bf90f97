import { http, HttpResponse } from 'msw'
import { resolveConfig } from '../../../src/config/resolveConfig'
import { fetchLongPage } from '../../../src/pix/manage/picturePages'
import { fakePictures } from '../../../src/testing/fakePictures'
import { fakePortalServer } from '../../support/fakePortalServer'

const { server, asked } = fakePortalServer()
const config = resolveConfig({ auth: { accountId: 1001 } }, new URL(location.href))
const MOST_AT_ONCE = 1000

/** Serves the given number of pictures; like the real portal, at most 1,000 per request. */
const serve = (count: number) => {
  const pictures = fakePictures(count)
  const answer = ({ request }: { request: Request }) => {
    const query = new URL(request.url).searchParams
    const [from, limit] = [Number(query.get('from')), Number(query.get('limit'))]
    if (limit > MOST_AT_ONCE) return new HttpResponse('limit must be at most 1000.', { status: 400 })
    return HttpResponse.json(pictures.slice(from, from + limit))
  }
  server.use(http.get('*/pix/pictures/by/1001', answer), http.get('*/pix/series/7/pictures', answer))
  return pictures.map(({ Id }) => Id)
}
const ids = async (...args: Parameters<typeof fetchLongPage>) =>
  (await fetchLongPage(...args)).entries.map(({ Id }) => Id)

describe('a long part of a list', () => {
  it('[PIX-MAN-27] arrives complete and in order: 3,600 pictures, in requests of a size that the portal allows', async () => {
    const all = serve(3700)
    expect(await ids(config, null, { from: 0, limit: 3600, filter: 'Deich' })).toEqual(all.slice(0, 3600))
    expect(asked.toSorted()).toEqual(
      ['0&limit=1000', '1000&limit=1000', '2000&limit=1000', '3000&limit=600'].map(
        range => `GET /pix/pictures/by/1001?from=${range}&filter=Deich`,
      ),
    )
  })

  it('is loaded by four requests at a time until the list ends, even if the list was longer before', async () => {
    const all = serve(4100)
    expect(await ids(config, 7, { from: 0, limit: 10 ** 12, filter: '' })).toEqual(all)
    expect(asked).toHaveLength(8)
  })

  it('fails as a whole if one of its requests fails', async () => {
    serve(2000)
    server.use(
      http.get('*/pix/pictures/by/1001', ({ request }) =>
        request.url.includes('from=1000') ? new HttpResponse('gone', { status: 503 }) : undefined,
      ),
    )
    await expect(fetchLongPage(config, null, { from: 0, limit: 2000, filter: '' })).rejects.toMatchObject({
      code: 'REQUEST_REFUSED',
    })
  })
})
