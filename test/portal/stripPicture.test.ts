/** @jest-environment node */
import sharp from 'sharp'
import { stripPicture } from '../../examples/portal/server/pictures/strip/stripPicture'
import { seedPicture } from '../support/seedPicture'
import { colourAt } from './support/colourAt'
import { jpegWithSegment } from './support/jpegWithSegment'
import { turned } from './support/turned'

const PERSONAL = {
  IFD0: { Artist: 'Geheime Person', Software: 'Geheime Kamera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 19/1 0/1' },
}
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>Geheimer Ort</rdf:Description></rdf:RDF></x:xmpmeta>'
const pixels = (content: Buffer) => sharp(content).raw().toBuffer()
const secrets = (content: Buffer) =>
  content.toString('latin1').match(/Geheim\w*|GPS|Exif|ns\.adobe|<script|PK\x03\x04/gi) ?? []
const plain = () => sharp(seedPicture('kaffeetasse.jpg')).resize(120)

async function expectStripped(content: Buffer, extension: 'jpg' | 'png' | 'gif'): Promise<Buffer> {
  expect(secrets(content)).not.toEqual([])
  const stripped = stripPicture(content, extension, 1)
  expect(secrets(stripped)).toEqual([])
  expect((await pixels(stripped)).equals(await pixels(content))).toBe(true)
  return stripped
}

test.each([false, true])(
  'a JPEG (progressive: %p) keeps each pixel, its colour profile and no data about its maker',
  async progressive => {
    const jpeg = await plain().jpeg({ progressive }).withExif(PERSONAL).withXmp(XMP).withIccProfile('p3').toBuffer()
    const content = jpegWithSegment(
      jpegWithSegment(jpeg, 0xfe, '<script>Geheim</script>'),
      0xed,
      'Photoshop 3.0\0Geheim',
    )
    const stripped = await expectStripped(content, 'jpg')
    expect(await sharp(stripped).metadata()).toMatchObject({ icc: expect.any(Buffer), isProgressive: progressive })
  },
)

test('data after the end of a JPEG is removed: an archive, a page, a second picture with a location', async () => {
  const jpeg = await plain().jpeg().toBuffer()
  const other = await plain().jpeg().withExif(PERSONAL).toBuffer()
  expect(
    await expectStripped(Buffer.concat([jpeg, Buffer.from('PK\x03\x04<script>alert(1)</script>'), other]), 'jpg'),
  ).toEqual(jpeg)
})

test('the preview inside a JPEG is removed too', async () => {
  const jpeg = await plain().jpeg().toBuffer()
  const head = Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x02\x01GeheimeZweiPx', 'latin1')
  expect((await expectStripped(jpegWithSegment(jpeg, 0xe0, head), 'jpg')).length).toBe(jpeg.length + 18)
})

test('a JPEG in CMYK keeps the segment that decoders need for its colours', async () => {
  const content = await plain().toColourspace('cmyk').jpeg().withExif(PERSONAL).toBuffer()
  const stripped = await expectStripped(content, 'jpg')
  expect(await sharp(stripped).metadata()).toMatchObject({ space: 'cmyk', channels: 4 })
})

test('a transparent PNG of 16 bits keeps each pixel, and no data about its maker', async () => {
  const content = await plain().ensureAlpha(0.5).toColourspace('rgb16').png().withExif(PERSONAL).withXmp(XMP).toBuffer()
  const stripped = await expectStripped(Buffer.concat([content, Buffer.from('<script>alert(1)</script>')]), 'png')
  expect(await sharp(stripped).metadata()).toMatchObject({ depth: 'ushort', hasAlpha: true })
})

test('a GIF keeps its frames, times and loops, but neither comments nor data after its end', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  const gif = await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
    .gif({ delay: [120, 340], loop: 3 })
    .toBuffer()
  const comment = Buffer.from('\x21\xfe\x06Geheim\0', 'latin1')
  const at = gif.indexOf(Buffer.from([0x21, 0xff]))
  const content = Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at), Buffer.from('*/;alert(1)//<script>')])
  const stripped = await expectStripped(content, 'gif')
  expect(await sharp(stripped, { animated: true }).metadata()).toMatchObject({ pages: 2, delay: [120, 340], loop: 3 })
  expect(stripped.at(-1)).toBe(0x3b)
})

test('a GIF without an end marker gets one', async () => {
  const gif = await plain().gif().toBuffer()
  expect(stripPicture(gif.subarray(0, -1), 'gif', 1)).toEqual(gif)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture of orientation %i keeps its orientation, so that viewers rotate it correctly',
  async orientation => {
    const content = await turned(orientation)
    const stripped = stripPicture(content, 'jpg', orientation)
    expect((await sharp(stripped).metadata()).orientation ?? 1).toBe(orientation)
    const upright = await sharp(stripped).rotate().toBuffer()
    expect([
      await colourAt(upright, 0.2, 0.2),
      await colourAt(upright, 0.8, 0.2),
      await colourAt(upright, 0.2, 0.8),
      await colourAt(upright, 0.8, 0.8),
    ]).toEqual(['f00', '0f0', '00f', 'fff'])
  },
)

test('a rotated PNG keeps its orientation', async () => {
  const content = await plain().png().withExif(PERSONAL).withMetadata({ orientation: 6 }).toBuffer()
  expect((await sharp(stripPicture(content, 'png', 6)).metadata()).orientation).toBe(6)
})

test('a file that ends too early is refused; a file with a wrong byte is refused, or grows by one byte at most', async () => {
  const outcome = (content: Buffer, extension: 'jpg' | 'png' | 'gif') => {
    try {
      return stripPicture(content, extension, 1).length
    } catch (error) {
      return error instanceof Error ? 'refused' : 'crashed'
    }
  }
  for (const [extension, content] of [
    ['jpg', await plain().jpeg({ progressive: true }).toBuffer()],
    ['png', await plain().png().toBuffer()],
    ['gif', await plain().gif().toBuffer()],
  ] as const) {
    for (let length = 8; length < content.length - 1; length += 13)
      expect(outcome(content.subarray(0, length), extension)).toBe('refused')
    for (let at = 8; at < content.length; at += 29) {
      const broken = Buffer.from(content)
      broken[at] = 0xff - (broken[at] ?? 0)
      const length = outcome(broken, extension)
      expect(length === 'refused' || (typeof length === 'number' && length <= content.length + 1)).toBe(true)
    }
  }
})
