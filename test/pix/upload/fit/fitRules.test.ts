/** @jest-environment node */
import { germanFitTexts } from '../../../../src/labels/texts/de/fit'
import { englishFitTexts } from '../../../../src/labels/texts/en/fit'
import { polishFitTexts } from '../../../../src/labels/texts/pl/fit'
import {
  fittable,
  type Inspection,
  isWorthwhile,
  MAX_PIXELS,
  needsDecoding,
  offerFor,
  renamed,
  targetSide,
} from '../../../../src/pix/upload/fit/fitRules'
import type { PictureFacts } from '../../../../src/pix/upload/fit/readPictureFacts'
import type { FileRefusal } from '../../../../src/pix/upload/uploadRules'

const MB = 1024 ** 2
const limits = { extensions: ['.jpeg', '.jpg', '.gif', '.png'], fileSize: 10 * MB, postSize: 20 * MB }

/** Makes a file of a given size, without the bytes. */
function file(name: string, size = MB): File {
  return Object.defineProperty(new File([], name), 'size', { value: size })
}
const factsOf = (kind: PictureFacts['kind'], width = 3000, height = 2000, isAnimated = false) => ({
  kind,
  width,
  height,
  isAnimated,
})
const opaque = { isTransparent: false, bytesPerPixel: 0.2 }
const transparent = { isTransparent: true, bytesPerPixel: 1 }

/** A source whose picture has the size that the first bytes say. */
const decoded = (
  name: string,
  size: number,
  facts: PictureFacts,
  inspection: Omit<Inspection, 'width' | 'height'>,
) => ({
  file: file(name, size),
  facts,
  inspection: { width: facts.width, height: facts.height, ...inspection },
})

describe('offerFor', () => {
  it.each(['webp', 'avif', 'bmp', 'heic'] as const)('offers %s as JPEG, and as PNG if it is transparent', kind => {
    const source = (inspection: typeof opaque) => decoded(`Foto.${kind}`, MB, factsOf(kind), inspection)
    expect(offerFor(source(opaque), limits)).toMatchObject({
      name: 'Foto.jpg',
      type: 'image/jpeg',
      side: 0,
      bytes: 1_200_000,
    })
    expect(offerFor(source(transparent), limits)).toMatchObject({
      name: 'Foto.png',
      type: 'image/png',
      bytes: 6_000_000,
    })
  })

  it('offers to reduce a too large JPEG to 4,000 pixels on its longer side, and keeps its name', () => {
    expect(offerFor({ file: file('IMG_1.JPG', 14 * MB), facts: factsOf('jpeg', 6000, 4000) }, limits)).toEqual({
      file: expect.anything(),
      kind: 'jpeg',
      name: 'IMG_1.JPG',
      type: 'image/jpeg',
      side: 4000,
      bytes: Math.round(4000 * (8000 / 3) * 0.25),
      isStilled: false,
    })
    // This picture is reduced, too, although a canvas could hold it, and a file with all its pixels would be small
    // enough.
    expect(offerFor({ file: file('a.jpg', 14 * MB), facts: factsOf('jpeg', 5000, 3000) }, limits)?.side).toBe(4000)
  })

  it('expects no more bytes for each pixel than the source has, and fewer bytes than the limit', () => {
    const facts = factsOf('jpeg', 8000, 6000)
    expect(offerFor({ file: file('a.jpg', 4 * MB), facts }, limits)?.bytes).toBe(MB)
    const noise = { isTransparent: true, bytesPerPixel: 4 }
    expect(offerFor(decoded('a.png', 40 * MB, factsOf('png', 4000, 4000), noise), limits)).toMatchObject({
      name: 'a.png',
      bytes: 10 * MB - 1,
    })
  })

  it('offers a large opaque PNG as JPEG', () => {
    expect(offerFor(decoded('Scan.png', 12 * MB, factsOf('png'), opaque), limits)).toMatchObject({
      name: 'Scan.jpg',
      type: 'image/jpeg',
    })
  })

  it('makes a picture of a refused type smaller only if the new file would otherwise be too large', () => {
    const facts = factsOf('webp', 5000, 3000)
    const sideAt = (bytesPerPixel: number) =>
      offerFor(decoded('a.webp', MB, facts, { isTransparent: false, bytesPerPixel }), limits)?.side
    expect(sideAt(0.5)).toBe(0)
    expect(sideAt(0.8)).toBe(4000)
  })

  it('changes only the name where only the name is wrong', () => {
    expect(offerFor({ file: file('Foto.jfif', 300), facts: factsOf('jpeg') }, limits)).toEqual({
      file: expect.anything(),
      kind: 'jpeg',
      name: 'Foto.jpg',
      side: 0,
      bytes: 300,
      isStilled: false,
    })
    const animation = factsOf('gif', 10, 10, true)
    expect(offerFor(decoded('a.webp', 300, animation, transparent), limits)).toMatchObject({
      name: 'a.gif',
      isStilled: false,
    })
    expect(offerFor({ file: file('Foto.jfif', limits.fileSize), facts: factsOf('jpeg') }, limits)?.type).toBe(
      'image/jpeg',
    )
  })

  it('says that an animation is lost', () => {
    expect(offerFor(decoded('a.webp', MB, factsOf('webp', 10, 10, true), opaque), limits)?.isStilled).toBe(true)
  })

  it('follows the extensions that the portal accepts', () => {
    const source = decoded('a.webp', MB, factsOf('webp'), opaque)
    expect(offerFor(source, { ...limits, extensions: ['.JPEG'] })?.name).toBe('a.jpeg')
    expect(offerFor(source, { ...limits, extensions: ['.png'] })).toBeUndefined()
  })

  it('offers nothing for more than 100 megapixels', () => {
    const source = (width: number) => decoded('a.webp', MB, factsOf('webp', width, 10_000), opaque)
    expect(offerFor(source(10_000), limits)).toBeDefined()
    expect(offerFor(source(10_001), limits)).toBeUndefined()
  })
})

test('offerFor trusts the decoded size, not the first bytes', () => {
  const lying = decoded('a.webp', MB, factsOf('webp', 30, 20), { ...opaque, width: 3000, height: 2000 } as Inspection)
  expect(offerFor(lying, limits)?.bytes).toBe(1_200_000)
})

test.each([germanFitTexts, englishFitTexts, polishFitTexts])(
  'the sentence about too many pixels names the limit',
  texts => {
    expect(texts['pix_upload_file_too_many_pixels']).toContain(` ${MAX_PIXELS / 1e6} `)
  },
)

test('renamed replaces the last ending', () => {
  expect(['Foto.webp', 'a.b.bmp', 'ohne', '.webp'].map(name => renamed(name, '.jpg'))).toEqual([
    'Foto.jpg',
    'a.b.jpg',
    'ohne.jpg',
    '.webp.jpg',
  ])
})

test('targetSide reduces a long picture only if its file is too large or no canvas can hold it', () => {
  const size = (width: number, height: number) => ({ width, height })
  expect(targetSide(size(4000, 3000), true)).toBe(0)
  expect(targetSide(size(3000, 4001), true)).toBe(4000)
  expect(targetSide(size(5000, 3000), false)).toBe(0)
  expect(targetSide(size(4096, 4096), false)).toBe(0)
  expect(targetSide(size(6000, 4000), false)).toBe(4000)
})

test('isWorthwhile requires a saving of 30 %, and no lost animation', () => {
  const offer = { file: file('a.jpg', 100), kind: 'jpeg', name: 'a.jpg', side: 0, bytes: 70, isStilled: false } as const
  expect(isWorthwhile(offer)).toBe(true)
  expect(isWorthwhile({ ...offer, bytes: 71 })).toBe(false)
  expect(isWorthwhile({ ...offer, isStilled: true })).toBe(false)
})

test('fittable leaves out files that no change makes acceptable', () => {
  const refusals: FileRefusal[] = ['wrongType', 'tooLarge', 'empty', 'heic', 'notPicture', 'unreadable', 'broken']
  expect(fittable(refusals.map(refusal => ({ file: file(refusal), refusal }))).map(({ name }) => name)).toEqual([
    'wrongType',
    'tooLarge',
    'heic',
    'notPicture',
  ])
})

test('needsDecoding trusts only a JPEG to be opaque', () => {
  expect((['jpeg', 'png', 'gif', 'webp'] as const).map(kind => needsDecoding(factsOf(kind)))).toEqual([
    false,
    true,
    true,
    true,
  ])
})
