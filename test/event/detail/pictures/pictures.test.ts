/** @jest-environment node */
import { mediaThumbnail } from '../../../../src/event/detail/pictures/mediaThumbnail'
import { pictureEditorUrl, readSelection } from '../../../../src/event/detail/pictures/usePictures'
import { addPictures } from '../../../../src/event/detail/clusterToDraft'
import { fakePicture } from '../../../../src/testing/fakePicture'

describe('the pictures of an event', () => {
  it.each([
    [1600, 1067, 300, 200],
    [1067, 1600, 200, 300],
    [120, 80, 120, 80],
    [300, 300, 300, 300],
    [302, 151, 300, 150],
    [0, 0, 300, 300],
  ])(
    '[EVT-DET-45] [EVT-CALL-17] [EVT-DATA-25] requests, for a picture of %i × %i px, a thumbnail of %i × %i px',
    (Width, Height, width, height) => {
      const { src, ...size } = mediaThumbnail('/image', { Id: 1, Uri: '/a b.jpg', Width, Height })
      expect(size).toEqual({ width, height })
      expect(src).toBe(`/image?file=%2Fa%20b.jpg&width=${width}&height=${height}&do=cropOut&quality=8`)
    },
  )

  it('[EVT-CALL-18] [EVT-DATA-23] [EVT-DATA-25] identifies one or many chosen pictures by the id of the media entry, else by the picture’s own id', () => {
    const one = fakePicture({ Id: 5, MetaTmedia: { Id: 700 } })
    const other = fakePicture({ Id: 6, MetaTmedia: null })
    expect(readSelection(one).map(({ IdMedia }) => IdMedia)).toEqual([700])
    expect(readSelection([one, other])).toEqual([
      { IdMedia: 700, IdPicture: 5, MediaItem: { Id: 5, Uri: one.Uri, Width: one.Width, Height: one.Height } },
      { IdMedia: 6, IdPicture: 6, MediaItem: { Id: 6, Uri: other.Uri, Width: other.Width, Height: other.Height } },
    ])
    expect(readSelection({ ...other, MetaTmedia: { Id: 0 } }).map(({ IdMedia }) => IdMedia)).toEqual([6])
    expect(readSelection(undefined)).toEqual([])
  })

  it('[EVT-CALL-18] [EVT-DET-48] appends the chosen pictures, each once', () => {
    expect(addPictures([{ IdMedia: 1 }], [{ IdMedia: 2 }, { IdMedia: 1 }, { IdMedia: 2 }])).toEqual([
      { IdMedia: 1 },
      { IdMedia: 2 },
    ])
    const same = [{ IdMedia: 1 }]
    expect(addPictures(same, [{ IdMedia: 1 }])).toBe(same)
  })

  it('[EVT-CALL-19] [EVT-API-16] opens the external editor by its id, which is 43 unless configured', () => {
    const url = pictureEditorUrl({
      host: 'https://bild.example/edit',
      editorId: undefined,
      pictureId: 9998,
      domain: 'portal.example',
    })
    expect(url).toBe(
      'https://bild.example/edit?editor=43&reload_parent=false&parent_domain=portal.example&project=event&item_id=9998',
    )
    expect(pictureEditorUrl({ host: '/edit?x=1', editorId: 7, pictureId: 1, domain: 'p' })).toBe(
      '/edit?x=1&editor=7&reload_parent=false&parent_domain=p&project=event&item_id=1',
    )
  })
})
