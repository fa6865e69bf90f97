/** @jest-environment node */
import { config } from '../../../examples/portal/server/config'
import { firstPage, LARGE_PAGE, PAGE_SIZE, splitPage } from '../../../src/pix/manage/manageModel'

describe('firstPage', () => {
  it('[PIX-MAN-50] requests 36 pictures', () => {
    expect(PAGE_SIZE).toBe(36)
    expect(firstPage(0)).toEqual({ from: 0, limit: 36 })
    expect(firstPage(20)).toEqual({ from: 0, limit: 36 })
  })

  it('[PIX-MAN-27] requests as many pictures as were loaded before', () => {
    expect(firstPage(108)).toEqual({ from: 0, limit: 108 })
    expect(firstPage(3600)).toEqual({ from: 0, limit: 3600 })
  })
})

describe('splitPage', () => {
  it('leaves a page of 1,000 pictures in one request', () => {
    expect(splitPage({ from: 36, limit: 1000 })).toEqual([{ from: 36, limit: 1000 }])
  })

  it('splits a longer page without a gap into requests for at most 1,000 pictures, as the portal allows', () => {
    expect(LARGE_PAGE).toBeLessThanOrEqual(config.list.maxLimit)
    expect(splitPage({ from: 36, limit: 2500 })).toEqual([
      { from: 36, limit: 1000 },
      { from: 1036, limit: 1000 },
      { from: 2036, limit: 500 },
    ])
  })
})
