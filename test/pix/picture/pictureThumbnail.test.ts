/** @jest-environment node */
import { pictureThumbnail, thumbnailUri } from '../../../src/pix/picture/pictureThumbnail'

const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams)

describe('pictureThumbnail', () => {
  it('[PIX-CALL-15] fits a tile into its box, in device pixels', () => {
    expect(queryOf(pictureThumbnail('/image', '/a b&c.jpg', 'tile', 193, 2))).toEqual({
      file: '/a b&c.jpg',
      height: '386',
      width: '386',
      quality: '8',
      do: 'rescaleIn',
    })
    expect(queryOf(pictureThumbnail('/image', '/a.jpg', 'tile', 193, 1.25))).toMatchObject({
      height: '242',
      width: '242',
    })
  })

  it('[PIX-CALL-14] pads the thumbnail of a list with white', () => {
    expect(queryOf(pictureThumbnail('https://img.example/service', '/a.jpg', 'list', 40, 1.25))).toEqual({
      file: '/a.jpg',
      height: '50',
      width: '50',
      quality: '8',
      do: 'cropIn',
      color: 'ffffff',
    })
  })
})

describe('thumbnailUri', () => {
  it.each([
    ['/media/ab/cd.jpg', '/media/ab/cd_t2.jpg'],
    ['https://media.example/a.b/Hafen bei Nacht.JPEG', 'https://media.example/a.b/Hafen bei Nacht_t2.JPEG'],
    ['/media/a.tar.png', '/media/a.tar_t2.png'],
    ['/media.v2/ohne-endung', '/media.v2/ohne-endung_t2'],
    ['/media/a.png?v=1.2#x', '/media/a_t2.png?v=1.2#x'],
    ['', '_t2'],
  ])('[PIX-DATA-02] puts the size before the ending of %s', (uri, thumbnail) => {
    expect(thumbnailUri(uri, 2)).toBe(thumbnail)
  })
})
