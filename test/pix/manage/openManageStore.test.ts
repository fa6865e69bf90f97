import { invertMarks } from '../../../src/pix/manage/parts/MarkedActions'
import { openManageStore } from '../../../src/pix/manage/openManageStore'
import { fakePicture } from '../../../src/testing/fakePicture'

const stored = () =>
  Object.fromEntries(
    Object.keys(localStorage).map(key => [key, JSON.parse(localStorage.getItem(key) ?? 'null') as unknown]),
  )
const withoutMarks = { seriesId: 5, picturesFilter: 'Hafen', scrollPos: 420, picturesLength: 72 }
const view = { collectedPictures: [3, 1], ...withoutMarks }
const marks = (...ids: number[]) => new Set(ids)
function storeView() {
  const store = openManageStore(1001)
  store.write(withoutMarks)
  store.changeMarks(marks(), marks(3, 1))
  return store
}

beforeEach(() => localStorage.clear())

describe('openManageStore', () => {
  it.each([
    ['[PIX-DATA-16]', 'accountId', 1001, 1001],
    ['[PIX-DATA-17]', 'collectedPictures', [3, 1], [1]],
    ['[PIX-DATA-18]', 'seriesId', 5, undefined],
    ['[PIX-DATA-19]', 'scrollPos', 420, 0],
    ['[PIX-DATA-20]', 'picturesLength', 72, 36],
    ['[PIX-DATA-21]', 'picturesFilter', 'Hafen', ''],
  ])('%s stores %s under the prefix of the library: %j, later %j', (_id, key, value, later) => {
    const store = storeView()
    expect(stored()[`foyer.pix.${key}`]).toEqual(value)
    store.write({ seriesId: null, picturesFilter: '', scrollPos: 0, picturesLength: 36 })
    store.changeMarks(marks(3, 1), marks(1))
    expect(stored()[`foyer.pix.${key}`]).toEqual(later)
  })

  it('[PIX-DATA-17] stores no other values, and reads the stored values', () => {
    storeView()
    expect(Object.keys(stored())).toHaveLength(6)
    expect(openManageStore(1001).view).toEqual(view)
  })

  it('[PIX-MAN-25] clears everything that another account left', () => {
    storeView()
    expect(openManageStore(1002).view).toEqual({
      collectedPictures: [],
      seriesId: null,
      picturesFilter: '',
      scrollPos: 0,
      picturesLength: 0,
    })
    expect(stored()).toEqual({ 'foyer.pix.accountId': 1002 })
  })

  it('[PIX-DATA-16] treats an account’s id as a number and as a text alike', () => {
    storeView()
    expect(openManageStore('1001').view).toEqual(view)
  })

  it('keeps the changes that another tab made to the marks meanwhile', () => {
    storeView()
    const [one, other] = [openManageStore(1001), openManageStore(1001)]
    one.changeMarks(marks(3, 1), marks(3, 1, 7))
    other.changeMarks(marks(3, 1), marks(1))
    other.changeMarks(marks(1), marks(1, 8, 7))
    expect(openManageStore(1001).view.collectedPictures).toEqual([1, 7, 8])
    one.changeMarks(marks(3, 1, 7), marks())
    expect(openManageStore(1001).view.collectedPictures).toEqual([8])
  })

  it('restores the filter for marked pictures, and the choice of no filter', () => {
    openManageStore(1).write({ seriesId: 0 })
    expect(openManageStore(1).view.seriesId).toBe(0)
    openManageStore(1).write({ seriesId: null })
    expect(openManageStore(1).view.seriesId).toBeNull()
  })

  it('ignores invalid stored values', () => {
    openManageStore(1)
    for (const key of Object.keys(view)) localStorage.setItem(`foyer.pix.${key}`, '{"a":1}')
    localStorage.setItem('foyer.pix.collectedPictures', '[1,"2",null,-3,4.5,6]')
    expect(openManageStore(1).view).toEqual({
      collectedPictures: [1, 6],
      seriesId: null,
      picturesFilter: '',
      scrollPos: 0,
      picturesLength: 0,
    })
  })

  it('stores 10,000 marks, and their inversion, with one write each', () => {
    const store = openManageStore(1001)
    const all = Array.from({ length: 10_000 }, (_, id) => fakePicture({ Id: id + 1 }))
    const writes = jest.spyOn(Storage.prototype, 'setItem')
    const marked = marks(...all.map(({ Id }) => Id))
    store.changeMarks(marks(), marked)
    store.changeMarks(marked, invertMarks(marked, all))
    expect(writes).toHaveBeenCalledTimes(2)
    writes.mockRestore()
    expect(openManageStore(1001).view.collectedPictures).toEqual([])
  })
})
