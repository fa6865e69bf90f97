/** @jest-environment node */
import { resolveConfig } from '../../../src/config/resolveConfig'
import { validateUpload, sharePosts } from '../../../src/pix/upload/uploadRules'

const MB = 1024 ** 2
const { pix: limits } = resolveConfig({}, new URL('http://localhost/'))

/** Makes a file of a given size, without the bytes. */
function file(name: string, size = 1): File {
  return Object.defineProperty(new File([], name), 'size', { value: size })
}
const rejectedOf = (...files: File[]) =>
  validateUpload(files, limits).rejected.map(({ file: { name }, refusal }) => `${name}: ${refusal}`)

describe('validateUpload', () => {
  it('[PIX-UPL-01] accepts .jpeg .jpg .gif .png whatever the case, by the last extension', () => {
    expect(rejectedOf(file('a.jpeg'), file('b.JPG'), file('c.Gif'), file('d.png'), file('e.tar.png'))).toEqual([])
    expect(rejectedOf(file('a.jpg.exe'), file('b.svg'), file('c'), file('jpg'), file('d.'))).toEqual([
      'a.jpg.exe: wrongType',
      'b.svg: wrongType',
      'c: wrongType',
      'jpg: wrongType',
      'd.: wrongType',
    ])
  })

  it('[PIX-UPL-02] accepts a file strictly below 10 MB', () => {
    expect(rejectedOf(file('a.jpg', 10 * MB - 1))).toEqual([])
    expect(rejectedOf(file('a.jpg', 10 * MB))).toEqual(['a.jpg: tooLarge'])
  })

  it('[PIX-UPL-03] accepts a post strictly below 20 MB, not counting rejected files', () => {
    const half = 9 * MB
    const isTooLarge = (...files: File[]) => validateUpload(files, limits).isPostTooLarge
    expect(
      isTooLarge(file('a.jpg', half), file('b.jpg', half), file('c.jpg', 2 * MB - 1), file('d.jpg', 40 * MB)),
    ).toBe(false)
    expect(isTooLarge(file('a.jpg', half), file('b.jpg', half), file('c.jpg', 2 * MB))).toBe(true)
  })

  it('[PIX-UPL-06] follows the configured limits', () => {
    const own = { extensions: ['.WEBP'], fileSize: 10, postSize: 15 }
    expect(
      validateUpload([file('a.webp', 9), file('b.png', 1), file('c.webp', 10), file('d.webp', 6)], own),
    ).toMatchObject({
      accepted: [{ name: 'a.webp' }, { name: 'd.webp' }],
      rejected: [
        { file: { name: 'b.png' }, refusal: 'wrongType' },
        { file: { name: 'c.webp' }, refusal: 'tooLarge' },
      ],
      isPostTooLarge: true,
    })
  })
})

describe('validateUpload of files that were read', () => {
  it('reports an empty file, a HEIC by its name, and the errors of the content', () => {
    const fake = file('c.png')
    const verdict = validateUpload(
      [file('a.jpg', 0), file('b.HEIC'), fake, file('d.heif')],
      limits,
      new Map([[fake, 'notPicture']]),
    )
    expect(verdict.rejected.map(({ refusal }) => refusal)).toEqual(['empty', 'heic', 'notPicture', 'heic'])
  })
})

describe('sharePosts', () => {
  const sizesOf = (...sizes: number[]) =>
    sharePosts(
      sizes.map((size, index) => file(`${index}.jpg`, size)),
      20 * MB,
    )?.map(post => post.map(({ size }) => size / MB))

  it('[PIX-UPL-03] keeps every post strictly below the limit, and the files’ order', () => {
    expect(sizesOf(9 * MB, 9 * MB, 2 * MB, 9 * MB)).toEqual([
      [9, 9],
      [2, 9],
    ])
    expect(sizesOf(10 * MB, 10 * MB)).toEqual([[10], [10]])
    expect(sizesOf()).toEqual([])
  })

  it('puts at most 50 files into a post, because portals accept no more', () => {
    expect(sizesOf(...Array.from({ length: 120 }, () => MB / 100))?.map(post => post.length)).toEqual([50, 50, 20])
  })

  it('returns undefined if one file alone reaches the limit', () => {
    expect(sizesOf(MB, 20 * MB)).toBeUndefined()
  })
})
