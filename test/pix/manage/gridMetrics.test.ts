/** @jest-environment node */
import { gridMetrics } from '../../../src/pix/manage/gridMetrics'
import { TILE_SIZE } from '../../../src/pix/manage/manageModel'

describe('gridMetrics', () => {
  it('[PIX-MAN-52] lays out as many columns of 193 px as fit: three in the window of 680 px', () => {
    expect(TILE_SIZE).toBe(193)
    expect(gridMetrics(633).columns).toBe(3)
    expect(gridMetrics(3 * 193 + 2 * 16).columns).toBe(3)
    expect(gridMetrics(3 * 193 + 2 * 16 - 1).columns).toBe(2)
    expect(gridMetrics(1222).columns).toBe(5)
  })

  it('keeps two columns on a phone, and three before the width is known', () => {
    expect(gridMetrics(320).columns).toBe(2)
    expect(gridMetrics(0).columns).toBe(3)
  })

  it('makes the picture three quarters as high as the column is wide', () => {
    expect(gridMetrics(632).pictureHeight).toBe(150)
    expect(gridMetrics(632).rowHeight).toBeGreaterThan(150)
  })
})
