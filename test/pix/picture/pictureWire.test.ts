import { resolveConfig } from '../../../src/config/resolveConfig'
import {
  deletePicture,
  fetchPicture,
  fetchPictures,
  fetchPicturesByIds,
  updatePicture,
} from '../../../src/pix/picture/pictureWire'
import { respondWith } from '../../support/respondWith'
import { expectConsole } from '../../support/expectConsole'
import { fakePicture } from '../../../src/testing/fakePicture'

const config = resolveConfig({ auth: { accountId: 1001 } }, new URL('http://localhost/'))
const path = ({ url }: Request) => url.replace('http://localhost', '')

describe('the portal calls about pictures', () => {
  it('[PIX-CALL-03] requests a page of the account, with the filter only when there is one', async () => {
    const sent = respondWith({ body: JSON.stringify([fakePicture({ Id: 3 })]) })
    expect(await fetchPictures(config, { from: 36, limit: 36, filter: '' })).toEqual({
      entries: [fakePicture({ Id: 3 })],
      received: 1,
    })
    await fetchPictures(config, { from: 0, limit: 36, filter: 'Hafen & Meer' })
    expect(sent.map(path)).toEqual([
      '/pix/pictures/by/1001?from=36&limit=36',
      '/pix/pictures/by/1001?from=0&limit=36&filter=Hafen+%26+Meer',
    ])
    expect(sent.every(({ method, credentials }) => method === 'GET' && credentials === 'include')).toBe(true)
  })

  it('[PIX-CALL-04] requests pictures by their ids, a hundred at most in a request, and returns them in the order of the ids', async () => {
    const ids = Array.from({ length: 205 }, (_, index) => 1000 - index)
    const sent = respondWith(
      ...[ids.slice(0, 100), ids.slice(100, 200), ids.slice(200)].map(part => ({
        body: JSON.stringify([...part].sort((a, b) => a - b).map(Id => fakePicture({ Id }))),
      })),
    )
    const pictures = await fetchPicturesByIds(config, ids)
    expect(sent.map(request => new URL(request.url).searchParams.getAll('ids[]').length)).toEqual([100, 100, 5])
    expect(pictures.map(({ Id }) => Id)).toEqual(ids)
  })

  it('sends no request without ids, and leaves out deleted pictures', async () => {
    const sent = respondWith({ body: JSON.stringify([fakePicture({ Id: 2 })]) })
    expect(await fetchPicturesByIds(config, [])).toEqual([])
    expect(sent).toEqual([])
    expect((await fetchPicturesByIds(config, [1, 2])).map(({ Id }) => Id)).toEqual([2])
  })

  it('[PIX-CALL-05] deletes a picture by a form post, and fails after the response `false`', async () => {
    const sent = respondWith({ body: 'true' }, { body: 'false' })
    await deletePicture(config, 12)
    expect([sent[0]!.method, path(sent[0]!), await sent[0]!.text()]).toEqual([
      'POST',
      '/pix/pictures/12',
      'method=DELETE',
    ])
    await expect(deletePicture(config, 12)).rejects.toMatchObject({ code: 'ANSWER_MALFORMED' })
  })

  it('changes the named fields of a picture by a form post, and returns the changed picture', async () => {
    const sent = respondWith({ body: JSON.stringify(fakePicture({ Id: 12, Title: 'Neu' })) })
    expect(
      await updatePicture(config, 12, {
        title: 'Neu',
        keywords: ['a', 'b'],
        share_group: { share_group_3: false },
        rights: undefined,
      }),
    ).toEqual(fakePicture({ Id: 12, Title: 'Neu' }))
    expect([sent[0]!.method, path(sent[0]!)]).toEqual(['POST', '/pix/pictures/12'])
    expect([...new URLSearchParams(await sent[0]!.text())]).toEqual([
      ['method', 'PUT'],
      ['title', 'Neu'],
      ['keywords[]', 'a'],
      ['keywords[]', 'b'],
      ['share_group[share_group_3]', 'false'],
    ])
  })

  it('[PIX-DATA-01] [PIX-DATA-12] reads every field of a picture in every response with pictures, also an id that is a text', async () => {
    const picture = fakePicture({ Id: 12, Title: 'Kran', Rights: '2', Keywords: ['Hafen'], MetaTmedia: { Id: 99 } })
    const one = { body: JSON.stringify({ ...picture, Id: '12' }) }
    const many = { body: `[${one.body}]` }
    respondWith(one, one, many, many)
    expect(await fetchPicture(config, 12)).toEqual(picture)
    expect(await updatePicture(config, 12, { title: 'Neu' })).toEqual(picture)
    expect((await fetchPictures(config, { from: 0, limit: 36, filter: '' })).entries).toEqual([picture])
    expect(await fetchPicturesByIds(config, [12])).toEqual([picture])
  })

  it('names the call and the field of an invalid response', async () => {
    const wide = { ...fakePicture(), Width: 'wide' }
    respondWith({ body: JSON.stringify([wide, wide]) })
    await expect(fetchPictures(config, { from: 0, limit: 36, filter: '' })).rejects.toThrow(
      /GET \/pix\/pictures\/by\/\{accountId\}.*'0\.Width'/,
    )
  })

  it('[PIX-DATA-22] leaves out one picture that cannot be read, and names call, entry and field on the console', async () => {
    expectConsole('error', /GET \/pix\/pictures\/by\/\{accountId\}.*'1\.Width'/)
    const pictures = [{ ...fakePicture(), CreatedBy: 17 }, { ...fakePicture(), Width: 'wide' }, fakePicture({ Id: 5 })]
    respondWith({ body: JSON.stringify(pictures) }, { body: JSON.stringify(pictures) })
    const { entries, received } = await fetchPictures(config, { from: 0, limit: 36, filter: '' })
    expect([entries.map(({ Id, CreatedBy }) => [Id, CreatedBy]), received]).toEqual([
      [
        [1, '17'],
        [5, fakePicture().CreatedBy],
      ],
      3,
    ])
    expect((await fetchPicturesByIds(config, [5, 1])).map(({ Id }) => Id)).toEqual([5, 1])
  })

  it('[PIX-DATA-22] leaves out one share group that cannot be read, and names it on the console', async () => {
    expectConsole('error', /'1\.AvailabeShareGroups\.1\.Id'/)
    const groups = [{ Id: 3, NameMl: 'Region', Active: true }, { NameMl: 'Land' }]
    respondWith({ body: JSON.stringify([fakePicture(), { ...fakePicture({ Id: 5 }), AvailabeShareGroups: groups }]) })
    const { entries } = await fetchPictures(config, { from: 0, limit: 36, filter: '' })
    expect(entries[1]!.AvailabeShareGroups).toEqual([groups[0]])
  })

  it('reads a map of pictures, and refuses a map of something else', async () => {
    respondWith({ body: JSON.stringify({ 5: fakePicture({ Id: 5 }) }) }, { body: '{"error":"no"}' })
    expect((await fetchPictures(config, { from: 0, limit: 36, filter: '' })).received).toBe(1)
    await expect(fetchPictures(config, { from: 0, limit: 36, filter: '' })).rejects.toMatchObject({
      code: 'ANSWER_MALFORMED',
    })
  })
})
