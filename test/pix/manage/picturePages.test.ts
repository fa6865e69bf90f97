/** @jest-environment node */
import { type PicturePage, picturePages } from '../../../src/pix/manage/picturePages'
import { fakePicture } from '../../../src/testing/fakePicture'

const page = (ids: readonly number[], uploaded: readonly number[] = []): PicturePage => ({
  listKey: '',
  pictures: ids.map(Id => fakePicture({ Id })),
  unread: 0,
  uploaded: uploaded.map(Id => fakePicture({ Id })),
  isEnd: false,
})
const idsOf = (pages: readonly PicturePage[]) => picturePages.all(pages).map(({ Id }) => Id)

describe('picturePages', () => {
  it('[PIX-MAN-48] puts uploaded pictures first, the newest upload before the others', () => {
    const once = picturePages.prepend([page([3, 2]), page([1])], [fakePicture({ Id: 4 })])
    expect(idsOf(picturePages.prepend(once, [fakePicture({ Id: 6 }), fakePicture({ Id: 5 })]))).toEqual([
      6, 5, 4, 3, 2, 1,
    ])
  })

  it('shows a picture only once if an upload moves it to the next page', () => {
    expect(idsOf([page([3, 2], [4]), page([2, 1])])).toEqual([4, 3, 2, 1])
  })

  it('[PIX-MAN-35] begins the next page after the received pictures that the portal still has', () => {
    const pages = picturePages.prepend([page([5, 4]), page([3, 2])], [fakePicture({ Id: 6 })])
    expect(picturePages.nextFrom(pages)).toBe(4)
    expect(picturePages.nextFrom(picturePages.remove(pages, new Set([4])))).toBe(3)
    expect(picturePages.nextFrom(picturePages.remove(pages, new Set([6])))).toBe(4)
    expect(picturePages.nextFrom([{ ...page([5]), unread: 35 }])).toBe(36)
  })

  it('removes a picture wherever it is', () => {
    const pages = [page([3, 2], [4]), page([1])]
    expect(idsOf(picturePages.remove(pages, new Set([4])))).toEqual([3, 2, 1])
    expect(idsOf(picturePages.remove(pages, new Set([1])))).toEqual([4, 3, 2])
  })
})
