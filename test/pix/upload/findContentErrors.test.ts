/** @jest-environment node */
import { findContentErrors, readFileKind } from '../../../src/pix/upload/findContentErrors'
import { sentFile } from '../../support/sentFile'

const kind = (text: string) => readFileKind(Buffer.from(text, 'latin1'))

describe('readFileKind', () => {
  it('recognises JPEG, PNG, GIF and HEIC by their first bytes', () => {
    expect(kind('\xFF\xD8\xFF\xE0')).toBe('jpeg')
    expect(kind('\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0\x40\0\0\0\x20\0')).toBe('png')
    expect(kind('GIF89a\x10\x00\x00\x01')).toBe('gif')
    expect(kind('GIF87a')).toBe('gif')
    expect(kind('\0\0\0\x18ftypmif1')).toBe('heic')
  })

  it.each(['', '\xFF\xD8', 'GIF90a', '%PDF-1.7', '<svg xmlns=', '\0\0\0\x18ftypmp42', 'RIFF\0\0\0\0WEBP'])(
    'returns ‘other’ for %j',
    text => {
      expect(kind(text)).toBe('other')
    },
  )
})

const named = (name: string, text: string) => Object.assign(new Blob([Buffer.from(text, 'latin1')]), { name }) as File
const unreadable = {
  name: 'weg.jpg',
  slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
} as unknown as File

describe('findContentErrors', () => {
  it('returns the content error of each file', async () => {
    const good = sentFile('gut.JPG')
    const files = [
      good,
      named('text.png', 'Hallo'),
      named('telefon.jpg', '\0\0\0\x18ftypheic'),
      unreadable,
      named('eigenes.webp', 'RIFF'),
    ]
    const errors = await findContentErrors(files, new AbortController().signal)
    expect(files.map(file => errors.get(file))).toEqual([undefined, 'notPicture', 'heic', 'unreadable', undefined])
  })

  it('reads hundreds of files', async () => {
    const files = Array.from({ length: 500 }, (_, index) => named(`${index}.gif`, index % 2 === 0 ? 'GIF89a' : 'x'))
    expect((await findContentErrors(files, new AbortController().signal)).size).toBe(250)
  })
})
