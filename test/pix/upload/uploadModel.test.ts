/** @jest-environment node */
import { amountOfPosts, fileUnderWay, uploadPercent } from '../../../src/pix/upload/uploadModel'

describe('uploadPercent', () => {
  it('[UI-UPL-10] is 90 when everything is sent, and 100 only on success', () => {
    expect(uploadPercent({ status: 'sending', loaded: 0, total: 0 })).toBe(0)
    expect(uploadPercent({ status: 'sending', loaded: 50, total: 100 })).toBe(45)
    expect(uploadPercent({ status: 'sending', loaded: 100, total: 100 })).toBe(90)
    expect(uploadPercent({ status: 'done' })).toBe(100)
    expect(uploadPercent({ status: 'failed', reason: '', loaded: 0, total: 0 })).toBe(0)
    expect(uploadPercent({ status: 'failed', reason: '', loaded: 2, total: 3 })).toBe(60)
  })
})

const sized = (size: number) => Object.defineProperty(new File([], 'a.jpg'), 'size', { value: size })
const posts = [[30, 10], [60]].map(sizes => ({ files: sizes.map(sized), key: '' }))

describe('amountOfPosts', () => {
  it('[UI-UPL-03] returns the bytes that the browser reports for a single post, and the sizes of all files for several', () => {
    expect(amountOfPosts(posts.slice(0, 1), 0, 7, 44)).toEqual({ loaded: 7, total: 44 })
    expect(amountOfPosts(posts, 0, 22, 44)).toEqual({ loaded: 20, total: 100 })
    expect(amountOfPosts(posts, 1, 66, 66)).toEqual({ loaded: 100, total: 100 })
    expect(amountOfPosts(posts, 1, 0, 0)).toEqual({ loaded: 0, total: 0 })
  })
})

describe('fileUnderWay', () => {
  it('returns the number of the file that is being sent, beginning with 1', () => {
    const files = [30, 10, 60].map(sized)
    expect([0, 29, 30, 39, 40, 100].map(loaded => fileUnderWay(files, loaded, 100))).toEqual([1, 1, 2, 2, 3, 3])
    expect(fileUnderWay(files, 0, 0)).toBe(1)
  })
})
