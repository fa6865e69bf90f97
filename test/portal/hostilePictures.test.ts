/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { onAnyDatabase } from '../support/onAnyDatabase'
import type { Picture } from '../../examples/portal/server/pictures/Picture'
import { portalClient, type PortalClient } from '../support/portalClient'
import { pngHeader } from '../support/pngHeader'
import { seededAccount } from '../support/seededAccount'
import { seedPicture } from '../support/seedPicture'
import { colourAt } from './support/colourAt'
import { gifBomb } from './support/gifBomb'
import { jpegWithSegment } from './support/jpegWithSegment'
import { peakMemory } from './support/peakMemory'
import { turned } from './support/turned'

jest.setTimeout(60_000)

const MEGABYTE = 1024 * 1024
/** Generous limit in bytes for the growth of the portal's memory during all tests of this file. */
const MEMORY = 600 * MEGABYTE
const CORNERS = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.8, 0.8],
] as const

const [noPicture, damaged] = [
  'ist kein JPEG-, PNG- oder GIF-Bild, auch wenn ihr Name das sagt.',
  'ist beschädigt und lässt sich nicht als Bild lesen.',
]
const jpeg = seedPicture('kaffeetasse.jpg')
const [png, gif] = [sharp(jpeg).resize(300).png().toBuffer(), sharp(jpeg).resize(300).gif().toBuffer()]

onAnyDatabase(portal => {
  let author: PortalClient
  let memory: ReturnType<typeof peakMemory>

  async function shown(response: Response): Promise<Buffer> {
    expect(response.status).toBe(200)
    return Buffer.from(await response.arrayBuffer())
  }

  async function uploaded(name: string, content: Buffer): Promise<Picture> {
    const response = await author.upload([{ name, content }])
    if (response.status !== 200) throw new Error(`${name}: ${response.status} ${await response.text()}`)
    const [picture]: Picture[] = await response.json()
    if (!picture) throw new Error('The upload returned no picture.')
    return picture
  }

  const inABox = async ({ Uri }: Picture) =>
    shown(await author.get(`/image?file=${Uri}&width=193&height=193&quality=10&do=rescaleIn`))
  const original = async ({ Uri }: Picture) => shown(await author.get(Uri))
  const countFiles = () => readdirSync(join(portal().dataDir, 'media'), { recursive: true }).length
  const colours = (content: Buffer) => Promise.all(CORNERS.map(([x, y]) => colourAt(content, x, y)))

  beforeAll(async () => {
    author = await portalClient(portal(), seededAccount.author)
    memory = peakMemory(portal().pid)
  }, 120_000)

  describe('pictures that are refused with a reason, and of which no file is stored', () => {
    test.each<[string, string, () => Buffer | Promise<Buffer>, number, string]>([
      ['zero bytes', 'a.png', () => Buffer.alloc(0), 415, noPicture],
      [
        'a HEIC from a telephone',
        'IMG_1.jpg',
        () => Buffer.concat([Buffer.from('000000186674797068656963000000006d696631', 'hex'), Buffer.alloc(2000)]),
        415,
        noPicture,
      ],
      ['a WebP with another name', 'a.jpg', () => sharp(jpeg).webp().toBuffer(), 415, noPicture],
      ['a TIFF with another name', 'a.png', () => sharp(jpeg).resize(50).tiff().toBuffer(), 415, noPicture],
      ['a PDF', 'a.gif', () => Buffer.from('%PDF-1.7\n'), 415, noPicture],
      [
        'an SVG with script as PNG',
        'a.png',
        () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        415,
        noPicture,
      ],
      [
        'an SVG that reads a file, after a byte order mark',
        'a.jpg',
        () => Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>'),
        415,
        noPicture,
      ],
      ['the first three bytes of a JPEG', 'a.jpg', () => jpeg.subarray(0, 3), 415, damaged],
      ['a JPEG without its last lines', 'a.jpg', () => jpeg.subarray(0, jpeg.length - 2000), 415, damaged],
      [
        'a JPEG with zeros in the middle',
        'a.jpg',
        () => Buffer.concat([jpeg.subarray(0, 200), Buffer.alloc(1000), jpeg.subarray(1200)]),
        415,
        damaged,
      ],
      ['an incomplete PNG', 'a.png', async () => (await png).subarray(0, 5000), 415, damaged],
      [
        'a PNG with a wrong check sum',
        'a.png',
        async () => Buffer.from((await png).map((byte, at) => (at === 3000 ? byte ^ 255 : byte))),
        415,
        damaged,
      ],
      ['an incomplete GIF', 'a.gif', async () => (await gif).subarray(0, 2000), 415, damaged],
      ['a script after a GIF head', 'a.gif', () => Buffer.from('GIF89a/*\0\0\0\0\0*/=1;alert(1)//'), 415, damaged],
      [
        'a page after a JPEG head',
        'a.jpg',
        () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<html><script>alert(1)</script></html>')]),
        415,
        damaged,
      ],
      [
        'a PNG that claims 900 million pixels',
        'a.png',
        () => pngHeader(30_000, 30_000),
        400,
        'hat 30000 × 30000 Pixel; erlaubt sind 100 Millionen.',
      ],
      ['a PNG that claims 2³¹ − 1 pixels in a line', 'a.png', () => pngHeader(2_147_483_647, 1), 415, damaged],
      [
        'a GIF that claims 65535 × 65535',
        'a.gif',
        () => gifBomb(65_535, 65_535),
        400,
        'hat 65535 × 65535 Pixel; erlaubt sind 100 Millionen.',
      ],
      [
        'a GIF of 81 million pixels, which would all be in memory',
        'a.gif',
        () => gifBomb(9000, 9000),
        400,
        'hat 9000 × 9000 Pixel; in dieser Speicherart (progressiv, interlaced oder GIF) sind das zu viele.',
      ],
    ])('%s', async (_case, name, content, status, sentence) => {
      const before = countFiles()
      const response = await author.upload([{ name, content: await content() }])
      expect([response.status, await response.text()]).toEqual([status, `Die Datei ${name} ${sentence}`])
      expect(countFiles()).toBe(before)
    })

    test('an interlaced PNG and a progressive JPEG of 98 million pixels', async () => {
      const flat = sharp({ create: { width: 9900, height: 9900, channels: 3, background: '#123' } })
      const bombs = [
        await flat.clone().png({ progressive: true, compressionLevel: 9 }).toBuffer(),
        await flat.clone().jpeg({ progressive: true, quality: 20 }).toBuffer(),
      ]
      const before = countFiles()
      for (const [index, content] of bombs.entries()) {
        const response = await author.upload([{ name: ['a.png', 'a.jpg'][index] ?? '', content }])
        expect([response.status, await response.text()]).toEqual([
          400,
          expect.stringContaining('hat 9900 × 9900 Pixel; in dieser Speicherart'),
        ])
        expect(countFiles()).toBe(before)
      }
    })
  })

  describe('pictures that are shown correctly', () => {
    test.each([1, 2, 3, 4, 5, 6, 7, 8])(
      'a picture of orientation %i is measured and scaled upright, and its original is upright for a viewer that reads the orientation',
      async orientation => {
        const picture = await uploaded(`gedreht${orientation}.jpg`, await turned(orientation))
        expect([picture.Width, picture.Height]).toEqual([90, 60])
        const upright = ['f00', '0f0', '00f', 'fff']
        expect(await colours(await inABox(picture))).toEqual(upright)
        expect(
          await colours(
            await sharp(await original(picture))
              .rotate()
              .png()
              .toBuffer(),
          ),
        ).toEqual(upright)
      },
    )

    test('a CMYK picture keeps its colours', async () => {
      const half = (background: string, left: number) => ({
        input: { create: { width: 100, height: 100, channels: 3 as const, background } },
        left,
        top: 0,
      })
      const source = sharp({ create: { width: 200, height: 100, channels: 3, background: '#fff' } }).composite([
        half('#c81e1e', 0),
        half('#f5f5f5', 100),
      ])
      const content = await sharp(await source.png().toBuffer())
        .toColourspace('cmyk')
        .jpeg({ quality: 95 })
        .toBuffer()
      expect((await sharp(content).metadata()).space).toBe('cmyk')
      const boxed = await inABox(await uploaded('druck.jpg', content))
      expect((await sharp(boxed).metadata()).space).toBe('srgb')
      expect([await colourAt(boxed, 0.25, 0.5), await colourAt(boxed, 0.75, 0.5)]).toEqual(['f00', 'fff'])
    })

    test('pictures with 16 bits, in grey, with a palette and with transparency', async () => {
      const deep = await uploaded(
        '16bit.png',
        await sharp(await turned(1))
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
      )
      expect(await colours(await inABox(deep))).toEqual(['f00', '0f0', '00f', 'fff'])
      const palette = await uploaded(
        'palette.png',
        await sharp(await turned(1))
          .png({ palette: true })
          .toBuffer(),
      )
      expect(await colours(await inABox(palette))).toEqual(['f00', '0f0', '00f', 'fff'])
      const grey = await uploaded(
        'grau.png',
        await sharp({ create: { width: 60, height: 60, channels: 3, background: '#808080' } })
          .greyscale()
          .png()
          .toBuffer(),
      )
      expect(await colourAt(await inABox(grey), 0.5, 0.5)).toBe('888')
      const clear = await uploaded(
        'klar.png',
        await sharp({ create: { width: 60, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
          .png()
          .toBuffer(),
      )
      expect(await colourAt(await inABox(clear), 0.5, 0.5)).toBe('fff')
    })

    test('the image service shows the first frame of an animated GIF; the file at its own address is animated', async () => {
      const frame = (background: string) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer()
      const picture = await uploaded(
        'film.gif',
        await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
          .gif()
          .toBuffer(),
      )
      expect([picture.Width, picture.Height]).toEqual([40, 40])
      expect(await colourAt(await inABox(picture), 0.5, 0.5)).toBe('f00')
      expect((await sharp(await original(picture), { animated: true }).metadata()).pages).toBe(2)
    })

    test('a PNG file named .jpg is stored with the extension and type of a PNG', async () => {
      const picture = await uploaded('eigentlich-png.jpg', await png)
      expect(picture.Uri).toMatch(/\.png$/)
      expect((await author.get(picture.Uri)).headers.get('content-type')).toBe('image/png')
    })

    test('a picture of 100 million pixels that can be read line by line', async () => {
      const content = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#0f0' } })
        .jpeg({ quality: 20 })
        .toBuffer()
      expect(await colourAt(await inABox(await uploaded('plakat.jpg', content)), 0.5, 0.5)).toBe('0f0')
    })

    test.each<[string, string, () => Buffer | Promise<Buffer>]>([
      [
        'a JPEG that is an archive too',
        'zip.jpg',
        () => Buffer.concat([jpeg, Buffer.from('PK\x03\x04secret archive PK\x05\x06')]),
      ],
      [
        'a JPEG that is a page too',
        'page.jpg',
        () =>
          Buffer.concat([
            jpegWithSegment(jpeg, 0xfe, '--><script>alert("secret")</script><!--'),
            Buffer.from('<script>alert("secret")</script>'),
          ]),
      ],
      [
        'a GIF that is a script too',
        'script.gif',
        async () => Buffer.concat([await gif, Buffer.from('*/=1;alert("secret")//')]),
      ],
      [
        'a PNG with script in its texts',
        'text.png',
        async () =>
          sharp(await png)
            .png()
            .withExif({ IFD0: { Artist: '<script>alert("secret")</script>' } })
            .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><script>secret</script></x:xmpmeta>')
            .toBuffer(),
      ],
      [
        'a JPEG with script and a location in its EXIF',
        'exif.jpg',
        () =>
          sharp(jpeg)
            .jpeg()
            .withExif({ IFD0: { Copyright: '"><script>alert("secret")</script>' }, IFD3: { GPSLatitudeRef: 'N' } })
            .toBuffer(),
      ],
    ])('%s is served as the picture alone, which no browser treats as anything else', async (_case, name, content) => {
      const picture = await uploaded(name, await content())
      const response = await author.get(picture.Uri)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
        'content-type': expect.stringMatching(/^image\//),
      })
      const served = await shown(response)
      expect(served.toString('latin1')).not.toMatch(/secret|<script|PK\x03|GPS/)
      expect((await sharp(served).stats()).isOpaque).toBe(true)
    })
  })

  test('when many heavy pictures are uploaded at a time, each gets a response, the portal keeps running, and its memory grows by less than 600 MB', async () => {
    const heavy = await sharp({
      create: {
        width: 6000,
        height: 6000,
        channels: 3,
        background: '#456',
        noise: { type: 'gaussian', mean: 128, sigma: 8 },
      },
    })
      .jpeg({ quality: 15, progressive: true })
      .toBuffer()
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => author.upload([{ name: `${index}.jpg`, content: heavy }])),
    )
    expect(answers.map(({ status }) => status).filter(status => status !== 200 && status !== 503)).toEqual([])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect((await author.get('/healthz')).status).toBe(200)
    expect(memory.grown()).toBeLessThan(MEMORY)
  })
})
