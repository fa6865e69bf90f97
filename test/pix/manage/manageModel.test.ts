import { firstPage, PAGE_SIZE } from '../../../src/pix/manage/manageModel'

describe('firstPage', () => {
  it('[PIX-MAN-50] asks for 36 pictures', () => {
    expect(PAGE_SIZE).toBe(36)
    expect(firstPage(0)).toEqual({ from: 0, limit: 36 })
    expect(firstPage(20)).toEqual({ from: 0, limit: 36 })
  })

  it('asks for as many as were loaded before, and never for more than a portal gives at once', () => {
    expect(firstPage(108)).toEqual({ from: 0, limit: 108 })
    expect(firstPage(100_000)).toEqual({ from: 0, limit: 1000 })
  })
})
