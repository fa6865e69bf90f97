/** @jest-environment node */
import { newFileType, openOriginal, resultSide } from '../../../src/pix/crop/openOriginal'
import { fakeConverter, FIXED } from '../upload/fit/fakeConverter'
import { pngHeader } from '../../support/pngHeader'

const limits = { extensions: ['.jpg', '.png'], fileSize: 10_000_000, postSize: 20_000_000, fileCount: 20 }
const close = jest.fn()
const png = (width: number, height: number) => new Blob([Uint8Array.from(pngHeader(width, height))])

beforeEach(() =>
  Object.defineProperty(globalThis, 'createImageBitmap', {
    value: () => Promise.resolve({ width: 1600, height: 1067, close }),
    configurable: true,
  }),
)
afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'))

test.each([
  ['a photo', '/p/Hafen.jpg?v=2', 'jpeg', false, ['.jpg', '.png'], 'Hafen-crop.jpg', 'image/jpeg'],
  ['a PNG, which stays lossless', '/p/Plan.png', 'png', false, ['.jpg', '.png'], 'Plan-crop.png', 'image/png'],
  ['a PNG where only JPEG is accepted', '/p/Plan.png', 'png', false, ['.jpg'], 'Plan-crop.jpg', 'image/jpeg'],
  ['a photo where only PNG is accepted', '/p/Hafen.jpg', 'jpeg', false, ['.png'], 'Hafen-crop.png', 'image/png'],
  ['a transparent WebP', '/p/Logo.webp', 'webp', true, ['.jpg', '.png'], 'Logo-crop.png', 'image/png'],
  ['a WebP without transparency', '/p/Blume.webp', 'webp', false, ['.jpg', '.png'], 'Blume-crop.jpg', 'image/jpeg'],
  ['a GIF', '/p/Film.gif', 'gif', false, ['.jpg', '.png'], 'Film-crop.png', 'image/png'],
  ['an address without a name', '/pictures/', 'jpeg', false, ['.jpg'], 'picture-crop.jpg', 'image/jpeg'],
  ['an encoded name', '/p/Gro%C3%9F.jpg', 'jpeg', false, ['.jpg'], 'Groß-crop.jpg', 'image/jpeg'],
  ['a name with an encoded path', '/p/a%2F..%5Cb.jpg', 'jpeg', false, ['.jpg'], 'a_.._b-crop.jpg', 'image/jpeg'],
  ['a wrongly encoded name', '/p/100%.jpg', 'jpeg', false, ['.jpg'], '100%-crop.jpg', 'image/jpeg'],
])('a crop of %s gets an accepted name and type', (_what, uri, kind, isTransparent, extensions, name, type) => {
  expect(newFileType(uri, kind, isTransparent, { ...limits, extensions })).toEqual({ name, type })
})

test('a transparent picture is not stored as JPEG, because a JPEG would make it black', () => {
  expect(newFileType('/p/Logo.png', 'png', true, { ...limits, extensions: ['.jpg'] })).toBeUndefined()
})

test.each([
  ['broken', new Blob(['%PDF-1.7']), {}],
  ['tooManyPixels', png(20_000, 20_000), {}],
  ['noCanvas', png(30, 20), { probe: () => Promise.resolve(false) }],
  ['broken', png(30, 20), { inspect: () => Promise.reject(new DOMException('', 'InvalidStateError')) }],
  [
    'tooManyPixels',
    png(30, 20),
    { inspect: () => Promise.reject(new DOMException('Too many pixels', 'EncodingError')) },
  ],
  ['typeRefused', png(30, 20), { inspect: () => Promise.resolve({ ...FIXED, isTransparent: true }) }],
])('a picture is refused as %s', async (refusal, file, parts) => {
  const onlyJpeg = { ...limits, extensions: ['.jpg'] }
  expect(await openOriginal(file, '/p/a.png', onlyJpeg, fakeConverter(parts))).toBe(refusal)
})

test('the size is that of the upright picture, not that in the header of the file', async () => {
  const upright = { ...FIXED, width: 2000, height: 3000 }
  const converter = fakeConverter({ inspect: () => Promise.resolve(upright) })
  expect(await openOriginal(png(3000, 2000), '/p/a.png', limits, converter)).toMatchObject({
    size: { width: 2000, height: 3000 },
    name: 'a-crop.png',
  })
})

test('a crop of 4096 × 4096 px keeps its size; a crop of 4097 × 4096 px is reduced', () => {
  expect(resultSide({ width: 4096, height: 4096 })).toBe(0)
  expect(resultSide({ width: 4097, height: 4096 })).toBe(4000)
})
