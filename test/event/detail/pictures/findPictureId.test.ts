import { resolveConfig } from '../../../../src/config/resolveConfig'
import type { EventPicture } from '../../../../src/event/cluster/EventCluster'
import { findPictureId } from '../../../../src/event/detail/pictures/pictureIdWire'
import { respondWith, type StubbedResponse } from '../../../support/respondWith'
import { fakePicture } from '../../../../src/testing/fakePicture'

const config = resolveConfig({ auth: { accountId: 1001 } }, new URL('http://localhost/'))
const file = { Uri: '/pictures/5.jpg', Width: 1600, Height: 1067 }
const body = (...pictures: object[]) => ({ body: JSON.stringify(pictures) })
const find = async (picture: EventPicture, ...answers: readonly StubbedResponse[]) => {
  const sent = respondWith(...answers)
  const id = await findPictureId(config, picture)
  return { id, sent: sent.map(({ url }) => url.replace('http://localhost/pix/pictures/', '')) }
}
const owned = fakePicture({ Id: 5, Uri: '/pictures/5.jpg', MetaTmedia: { Id: 700 } })
/** A picture whose own id is the media id of another picture. */
const decoy = fakePicture({ Id: 700, MetaTmedia: { Id: 701 } })

describe('the library picture of an event', () => {
  it('[EVT-CALL-23] is searched by its media id among the account’s pictures, page by page', async () => {
    expect(await find({ IdMedia: 700 }, body(decoy), body(owned))).toEqual({
      id: 5,
      sent: ['by/1001?from=0&limit=1000', 'by/1001?from=1&limit=1000'],
    })
  })

  it('[EVT-CALL-23] has a known id, without a request, if it was chosen in the library', async () => {
    expect(await find({ IdMedia: 700, IdPicture: 5 }, {})).toEqual({ id: 5, sent: [] })
  })

  const withMediaItem = { IdMedia: 700, MediaItem: { Id: 5, ...file } }

  it('[EVT-CALL-23] is requested by the id of its media item if this is not the media id', async () => {
    expect(await find(withMediaItem, { body: JSON.stringify(owned) })).toEqual({ id: 5, sent: ['5'] })
  })

  it('[EVT-CALL-23] is searched if another picture has the id of its media item', async () => {
    const other = { body: JSON.stringify(fakePicture({ Id: 5, MetaTmedia: { Id: 9 }, Uri: '/9.jpg' })) }
    expect((await find(withMediaItem, other, body(owned))).sent).toEqual(['5', 'by/1001?from=0&limit=1000'])
  })

  it('[EVT-CALL-23] is searched if no picture has the id of its media item', async () => {
    expect((await find(withMediaItem, { status: 404 }, body(owned))).id).toBe(5)
  })

  it('[EVT-CALL-23] is found by its own id if it has no media id', async () => {
    expect((await find({ IdMedia: 5 }, body(fakePicture({ Id: 5 })))).id).toBe(5)
  })

  it('[EVT-CALL-23] is found by its file if no picture has its media id', async () => {
    expect((await find({ IdMedia: 7, MediaItem: { Id: 7, ...file } }, body(owned))).id).toBe(5)
  })

  it('[EVT-CALL-23] is found if the portal sends the ids as texts', async () => {
    const written = { ...owned, Id: '5', MetaTmedia: { Id: '700' } }
    expect((await find({ IdMedia: 700 }, body({ ...decoy, MetaTmedia: [], Id: 3 }, written))).id).toBe(5)
  })

  it.each([null, false, '', [], {}, { Id: '' }, { Id: null }])(
    'is found by its own id if the portal sends %j instead of a media entry',
    async none => {
      const picture = JSON.stringify({ Id: 5, Uri: '/pictures/5.jpg', MetaTmedia: none })
      expect((await find({ IdMedia: 5 }, { body: `[${picture}]` })).id).toBe(5)
      expect((await find({ IdMedia: 7, MediaItem: { Id: 5, ...file } }, { body: picture })).id).toBe(5)
    },
  )

  it('is unknown if the account does not have it', async () => {
    expect(await find({ IdMedia: 700 }, body(decoy), body())).toMatchObject({ id: undefined })
  })

  it('is not returned if the portal responds with 500; the error is thrown', async () => {
    await expect(find({ IdMedia: 700, MediaItem: { Id: 5, ...file } }, { status: 500 })).rejects.toThrow(/500/)
  })
})
