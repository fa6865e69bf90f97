/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { imageDimensionsFromData } from 'image-dimensions'
import sharp from 'sharp'
import { readFileFacts, readPictureFacts } from '../../../../src/pix/upload/fit/readPictureFacts'

jest.mock('image-dimensions', () => {
  const actual = jest.requireActual<typeof import('image-dimensions')>('image-dimensions')
  return { imageDimensionsFromData: jest.fn(actual.imageDimensionsFromData) }
})

const facts = (content: Buffer) => readPictureFacts(new Uint8Array(content))
const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 30, height: 20, channels, background: { r: 200, g: 20, b: 20, alpha: 0.5 } } })

/** Makes an animation of two frames, whose raw pixels are one below the other, as sharp expects them. */
const frames = () =>
  sharp(Buffer.concat([Buffer.alloc(300, 0), Buffer.alloc(300, 255)]), {
    raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
  })

describe('readPictureFacts', () => {
  it('reads format and size by the content', async () => {
    const still = { width: 30, height: 20, isAnimated: false }
    expect(facts(await picture().jpeg().toBuffer())).toEqual({ kind: 'jpeg', ...still })
    expect(facts(await picture(4).png().toBuffer())).toEqual({ kind: 'png', ...still })
    expect(facts(await picture().gif().toBuffer())).toEqual({ kind: 'gif', ...still })
    expect(facts(await picture().webp().toBuffer())).toEqual({ kind: 'webp', ...still })
    expect(facts(await picture(4).webp({ lossless: true }).toBuffer())).toEqual({ kind: 'webp', ...still })
    expect(facts(await picture().avif().toBuffer())).toEqual({ kind: 'avif', ...still })
  })

  it('reads the size of a BMP, also if its first row is at the top', () => {
    const bitmap = (height: number) => {
      const header = Buffer.alloc(54)
      header.write('BM')
      header.writeInt32LE(640, 18)
      header.writeInt32LE(height, 22)
      return header
    }
    expect(facts(bitmap(480))).toEqual({ kind: 'bmp', width: 640, height: 480, isAnimated: false })
    expect(facts(bitmap(-480))).toEqual({ kind: 'bmp', width: 640, height: 480, isAnimated: false })
    expect(facts(bitmap(0))).toBeUndefined()
  })

  it('recognises animations', async () => {
    expect(facts(await frames().webp().toBuffer())).toMatchObject({ kind: 'webp', height: 10, isAnimated: true })
    expect(facts(await frames().gif().toBuffer())).toMatchObject({ kind: 'gif', height: 10, isAnimated: true })
    const still = await picture().png().toBuffer()
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
    const animated = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)])
    expect(facts(animated)).toMatchObject({ kind: 'png', isAnimated: true })
    const sequence = Buffer.from(await picture().avif().toBuffer())
    sequence.write('avis', 8)
    expect(facts(sequence)).toMatchObject({ kind: 'avif', isAnimated: true })
  })

  it('finds the second frame of a GIF after a first one of more than 1 MiB', async () => {
    const side = 1200
    const noise = async (height: number) => {
      const raw = { width: side, height, channels: 3, pageHeight: side } as const
      const gif = await sharp(randomBytes(side * height * 3), { raw })
        .gif({ effort: 1, dither: 0 })
        .toBuffer()
      return new Blob([new Uint8Array(gif)])
    }
    const still = await noise(side)
    expect(still.size).toBeGreaterThan(1024 ** 2)
    expect(await readFileFacts(still)).toMatchObject({ kind: 'gif', isAnimated: false })
    expect(await readFileFacts(await noise(2 * side))).toMatchObject({ kind: 'gif', isAnimated: true })
  })

  it('reads more of a JPEG if its size is far behind the start', async () => {
    const jpeg = await picture().jpeg().toBuffer()
    const segment = Buffer.alloc(0xffff)
    segment.write('\xFF\xE2\xFF\xFD', 'latin1')
    const profile = Array<Buffer>(20).fill(segment)
    const late = Buffer.concat([jpeg.subarray(0, 2), ...profile, jpeg.subarray(2)])
    expect(await readFileFacts(new Blob([late]))).toMatchObject({ kind: 'jpeg', width: 30, height: 20 })
  })

  it('reads only the start of a file that is no picture', async () => {
    const file = new Blob(['%PDF-1.7', new Uint8Array(2000)])
    const slice = jest.spyOn(file, 'slice')
    expect(await readFileFacts(file)).toBeUndefined()
    expect(slice.mock.calls).toEqual([[0, 32]])
  })

  it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('recognises a %s file', async kind => {
    const file = new Blob([new Uint8Array(await picture().toFormat(kind).toBuffer())])
    expect(await readFileFacts(file)).toMatchObject({ kind, width: 30, height: 20 })
  })

  it('returns undefined if a file can’t be parsed, and rejects if a file can’t be read', async () => {
    jest.mocked(imageDimensionsFromData).mockImplementationOnce(() => {
      throw new RangeError('Offset is outside the bounds of the DataView')
    })
    expect(await readFileFacts(new Blob([new Uint8Array(await picture().jpeg().toBuffer())]))).toBeUndefined()
    const gone = { size: 10, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('moved')) }) }
    await expect(readFileFacts(gone as unknown as Blob)).rejects.toThrow('moved')
  })

  it.each(['', 'x', '%PDF-1.7', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF\0\0\0\0WEBP', 'BM', '\xFF\xD8\xFF'])(
    'finds no picture in %j',
    text => {
      expect(facts(Buffer.from(text, 'latin1'))).toBeUndefined()
    },
  )
})
