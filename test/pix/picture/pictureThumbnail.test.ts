import { pictureThumbnail } from '../../../src/pix/picture/pictureThumbnail'

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
