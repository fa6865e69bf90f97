/** @jest-environment node */
import { invertMarks } from '../../../../src/pix/manage/parts/MarkedActions'
import { fakePicture } from '../../../../src/testing/fakePicture'

describe('invertMarks', () => {
  it('[PIX-MAN-41] inverts the marks of the loaded pictures, and keeps the marks of other pictures', () => {
    const loaded = [1, 2, 3].map(Id => fakePicture({ Id }))
    expect([...invertMarks(new Set([2, 99]), loaded)].sort((a, b) => a - b)).toEqual([1, 3, 99])
  })
})
