/** @jest-environment node */
import { findFirstMarks, findRefusal, limitMarks, mostOf } from '../../../src/pix/pick/pickRules'
import { fakePicture } from '../../../src/testing/fakePicture'

const nothing = (_id: number) => false
const limit = (before: number[], wanted: number[], most: number, isRefused = nothing, end?: number) => {
  const { marks, isExceeded } = limitMarks(new Set(before), new Set(wanted), most, isRefused, end)
  return { marks: [...marks], isExceeded }
}

describe('a picture', () => {
  it('fits if it has at least the required width', () => {
    expect(findRefusal({ Width: 1200, Height: 10 }, { minWidth: 1200 })).toBeUndefined()
    expect(findRefusal({ Width: 1199, Height: 10 }, { minWidth: 1200 })).toBe('pix_pick_too_narrow')
  })

  it.each([
    [1600, 900, '16:9', undefined],
    [1620, 900, '16:9', undefined],
    [1640, 900, '16:9', 'pix_pick_wrong_ratio'],
    [1560, 900, '16:9', 'pix_pick_wrong_ratio'],
    [900, 1600, '16:9', 'pix_pick_wrong_ratio'],
    [3000, 2000, 1.5, undefined],
    [3000, 2000, '3/2', undefined],
    [3000, 2000, '1.5', undefined],
  ])('of %i × %i px is checked against the ratio %p: the reason is %p', (Width, Height, ratio, refusal) => {
    expect(findRefusal({ Width, Height }, { ratio })).toBe(refusal)
  })

  it('fits if the portal does not know its size, or if nothing is required', () => {
    for (const size of [
      { Width: 0, Height: 0 },
      { Width: 0, Height: 900 },
      { Width: 1600, Height: 0 },
    ])
      expect(findRefusal(size, { minWidth: 1200, ratio: '1:1' })).toBeUndefined()
    expect(findRefusal({ Width: 1, Height: 2 })).toBeUndefined()
  })
})

describe('marks', () => {
  it('beyond the limit are left out, and the older ones stay', () => {
    expect(limit([1, 2], [1, 2, 3, 4], 3)).toEqual({ marks: [1, 2, 3], isExceeded: true })
    expect(limit([1, 2], [1, 2, 3], 3)).toEqual({ marks: [1, 2, 3], isExceeded: false })
  })

  it('are replaced by the last new one if one picture is allowed', () => {
    expect(limit([1], [1, 2], 1)).toEqual({ marks: [2], isExceeded: false })
    expect(limit([1], [1, 2, 3], 1)).toEqual({ marks: [3], isExceeded: false })
    expect(limit([2], [1, 2, 3], 1)).toEqual({ marks: [3], isExceeded: false })
    expect(limit([1], [], 1)).toStrictEqual({ marks: [], isExceeded: false })
    expect(limit([1], [1], 1)).toEqual({ marks: [1], isExceeded: false })
  })

  it('are replaced by the last picture of a range if one picture is allowed, but not if that picture does not fit', () => {
    expect(limit([1], [3, 0, 1, 2], 1, nothing, 0).marks).toEqual([0])
    expect(limit([4], [5, 3, 4], 1, nothing, 5).marks).toEqual([5])
    expect(limit([2], [3, 1, 2], 1, id => id === 1, 1)).toEqual({ marks: [2], isExceeded: false })
  })

  it('do not include a new picture that does not fit', () => {
    expect(limit([], [1, 2, 3], Infinity, id => id === 2)).toEqual({ marks: [1, 3], isExceeded: false })
    expect(limit([1], [1, 2], 1, id => id === 2)).toEqual({ marks: [1], isExceeded: false })
  })

  it('are limited by the option multiple', () => {
    expect([undefined, true, false, 1, 7].map(multiple => mostOf({ multiple }))).toEqual([Infinity, Infinity, 1, 1, 7])
  })
})

describe('the first marks', () => {
  const found = [1, 2, 4].map(Id => fakePicture({ Id, Width: Id * 1000, Height: 1000 }))

  it('keep the order of the earlier choice, each picture once; the result has the number of missing pictures', () => {
    expect(findFirstMarks({ selected: [4, 3, 1, 4, 2] }, found)).toEqual({ ids: [4, 1, 2], gone: 1, unfit: 0 })
  })

  it('leave out pictures that do not fit or exceed the limit; the result has their number', () => {
    const options = { selected: [1, 2, 4], multiple: 1, accept: { minWidth: 2000 } }
    expect(findFirstMarks(options, found)).toEqual({ ids: [2], gone: 0, unfit: 2 })
  })

  it('stay if the pictures could not be loaded', () => {
    expect(findFirstMarks({ selected: [4, 3] }, undefined)).toEqual({ ids: [4, 3], gone: 0, unfit: 0 })
  })

  it('are none without an earlier choice', () => {
    expect(findFirstMarks({ multiple: false }, undefined)).toEqual({ ids: [], gone: 0, unfit: 0 })
  })
})
