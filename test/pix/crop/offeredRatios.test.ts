import { newFileType } from '../../../src/pix/crop/openOriginal'
import { offeredRatios } from '../../../src/pix/crop/offeredRatios'
import { resolveConfig } from '../../../src/config/resolveConfig'

const labels = (ratios?: readonly (string | number)[]) =>
  offeredRatios(ratios ? { ratios } : {}).map(({ label }) => label)
const { pix: limits } = resolveConfig({}, new URL('http://localhost/'))

test('the ratios of the page come first, and each ratio is offered once', () => {
  expect(labels()).toEqual(['1:1', '4:3', '3:2', '16:9'])
  expect(labels(['21:9', '3/2', 1.7778])).toEqual(['21:9', '3:2', '1.7778', '1:1', '4:3'])
})

test.each([
  ['/media/hafen.jpeg', 'jpeg', false, 'hafen-crop.jpeg', 'image/jpeg'],
  ['/media/wappen.png?v=2', 'png', false, 'wappen-crop.png', 'image/png'],
  ['/media/blume.webp', 'webp', false, 'blume-crop.jpeg', 'image/jpeg'],
  ['/media/blume.webp', 'webp', true, 'blume-crop.png', 'image/png'],
  ['/file/', 'gif', false, 'picture-crop.png', 'image/png'],
  ['/media/caf%C3%A9.jpg', 'jpeg', false, 'café-crop.jpeg', 'image/jpeg'],
  ['/media/100%.jpg', 'jpeg', false, '100%-crop.jpeg', 'image/jpeg'],
])('the file of a crop of %s, %s, transparent %s', (uri, kind, isTransparent, name, type) => {
  expect(newFileType(uri, kind, isTransparent, limits)).toEqual({ name, type })
})

test('a type that the portal does not accept is replaced, but never for a transparent picture', () => {
  const jpegOnly = { ...limits, extensions: ['.jpg'] }
  expect(newFileType('/a.png', 'png', false, jpegOnly)).toEqual({ name: 'a-crop.jpg', type: 'image/jpeg' })
  expect(newFileType('/a.png', 'png', true, jpegOnly)).toBeUndefined()
})
