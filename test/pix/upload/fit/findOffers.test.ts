/** @jest-environment node */
import sharp from 'sharp'
import { adaptFiles } from '../../../../src/pix/upload/fit/adaptFiles'
import { findOffers } from '../../../../src/pix/upload/fit/findOffers'
import { FIXED, fakeConverter } from './fakeConverter'

const MB = 1024 ** 2
const limits = { extensions: ['.jpeg', '.jpg', '.gif', '.png'], fileSize: 10 * MB, postSize: 20 * MB }
const rejected = (...files: File[]) => ({
  accepted: [],
  rejected: files.map(file => ({ file, refusal: 'wrongType' as const })),
  isPostTooLarge: false,
})
const noProgress = () => {}
const running = () => new AbortController().signal

async function webp(name: string): Promise<File> {
  const content = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  return new File([new Uint8Array(content)], name)
}

/** Makes a WebP whose header says that it has 268 megapixels. */
function bomb(name: string): File {
  const header = Buffer.alloc(64)
  header.write('RIFF\x38\0\0\0WEBPVP8X\x0A\0\0\0', 'latin1')
  header.writeUIntLE(16_383, 24, 3)
  header.writeUIntLE(16_383, 27, 3)
  return new File([new Uint8Array(header)], name)
}

/** Makes an AVIF with the brands of HEIC: both formats have the same container, whose first box lists the brands. */
async function heic(name: string): Promise<File> {
  const content = Buffer.from(
    await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
      .avif()
      .toBuffer(),
  )
  for (let offset = 8; offset < content.readUInt32BE(0); offset += 4) content.write('heic', offset)
  return new File([new Uint8Array(content)], name)
}

describe('findOffers', () => {
  it('gives the reason for files that are damaged, have another type than their name or too many pixels; offers to adapt the others', async () => {
    const good = await webp('Hafen.webp')
    const liar = new File(['%PDF-1.7'], 'Rechnung.webp')
    const huge = bomb('Panorama.webp')
    const damaged = await webp('kaputt.webp')
    const converter = fakeConverter({
      inspect: ({ file }) =>
        file === damaged
          ? Promise.reject(new DOMException('not decoded', 'InvalidStateError'))
          : Promise.resolve(FIXED),
    })
    const found = await findOffers(rejected(liar, good, huge, damaged), limits, converter, running(), noProgress)
    expect(found.offers.map(({ file, name }) => [file, name])).toEqual([[good, 'Hafen.jpg']])
    expect([...found.refusals]).toEqual([
      [liar, 'broken'],
      [huge, 'tooManyPixels'],
      [damaged, 'broken'],
    ])
    // Decoding 268 megapixels would need a gigabyte.
    expect(converter.inspect).not.toHaveBeenCalledWith(expect.objectContaining({ file: huge }))
  })

  it('gives the reason ‘unreadable’ for a picture that was moved after its first bytes were read', async () => {
    const moved = await webp('Hafen.webp')
    const converter = fakeConverter({
      inspect() {
        Object.assign(moved, { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('moved')) }) })
        return Promise.reject(new DOMException('not decoded', 'InvalidStateError'))
      },
    })
    const { refusals } = await findOffers(rejected(moved), limits, converter, running(), noProgress)
    expect([...refusals]).toEqual([[moved, 'unreadable']])
  })

  it('gives the reason ‘heic’ for a HEIC file that the browser does not decode', async () => {
    const file = await heic('IMG_1.HEIC')
    const converter = fakeConverter({
      inspect: () => Promise.reject(new DOMException('not decoded', 'InvalidStateError')),
    })
    const { offers, refusals } = await findOffers(rejected(file), limits, converter, running(), noProgress)
    expect([offers, refusals.get(file)]).toEqual([[], 'heic'])
  })

  it('offers as JPEG a HEIC file that the browser decodes, and adapts it', async () => {
    const file = await heic('IMG_2.HEIC')
    const { offers, refusals } = await findOffers(rejected(file), limits, fakeConverter(), running(), noProgress)
    expect(offers.map(({ kind, name, type }) => [kind, name, type])).toEqual([['heic', 'IMG_2.jpg', 'image/jpeg']])
    expect(refusals.size).toBe(0)
    const verdict = { ...rejected(file), files: [file] }
    const { accepted } = await adaptFiles(verdict, offers, limits, fakeConverter(), running(), noProgress)
    expect(accepted.map(({ name, type }) => [name, type])).toEqual([['IMG_2.jpg', 'image/jpeg']])
  })

  it('keeps the given reason if the converter itself fails', async () => {
    const converter = fakeConverter({ inspect: () => Promise.reject(new DOMException('no memory', 'EncodingError')) })
    const { offers, refusals } = await findOffers(
      rejected(await webp('a.webp')),
      limits,
      converter,
      running(),
      noProgress,
    )
    expect([offers, refusals.size]).toEqual([[], 0])
  })

  it('keeps the given reason for content that is no picture', async () => {
    const text = new File(['Hallo'], 'Notiz.txt')
    const { offers, refusals } = await findOffers(rejected(text), limits, fakeConverter(), running(), noProgress)
    expect([offers, refusals.size]).toEqual([[], 0])
  })

  it('offers nothing if the browser returns other colours than were drawn', async () => {
    const converter = fakeConverter({ probe: () => Promise.resolve(false) })
    const { offers } = await findOffers(rejected(await webp('a.webp')), limits, converter, running(), noProgress)
    expect(offers).toEqual([])
  })

  it('reads no further file once it is stopped', async () => {
    const stop = new AbortController()
    const converter = fakeConverter({
      inspect() {
        stop.abort()
        return Promise.resolve(FIXED)
      },
    })
    await findOffers(rejected(await webp('a.webp'), await webp('b.webp')), limits, converter, stop.signal, noProgress)
    expect(converter.inspect).toHaveBeenCalledTimes(1)
  })

  it('offers smaller copies of accepted files only if all together are too large', async () => {
    const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    const padded = (size: number) => new File([new Uint8Array(photo), new Uint8Array(size - photo.length)], 'a.jpg')
    const offersFor = async (...accepted: File[]) =>
      (
        await findOffers(
          { accepted, rejected: [], isPostTooLarge: false },
          limits,
          fakeConverter(),
          running(),
          noProgress,
        )
      ).offers
    expect(await offersFor(padded(9 * MB), padded(9 * MB))).toEqual([])
    expect(await offersFor(padded(9 * MB), padded(9 * MB), padded(9 * MB))).toHaveLength(3)
  })
})
