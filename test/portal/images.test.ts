/** @jest-environment node */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { onAnyDatabase } from '../support/onAnyDatabase'
import { config } from '../../examples/portal/server/config'
import { parseImageRequest } from '../../examples/portal/server/imageService/parseImageRequest'
import type { Picture } from '../../examples/portal/server/pictures/Picture'
import { portalClient, type PortalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'

jest.setTimeout(30_000)

const SIDES = config.image.sides
const IMMUTABLE = 'public, max-age=31536000, immutable'

onAnyDatabase(portal => {
  let author: PortalClient
  /** 600 × 300 px, red left, green right; stored rotated, with a location in its metadata. */
  let picture: Picture

  const refusal = async (response: Response) => [response.status, await response.text()]
  const image = (query: string, file = picture.Uri) => author.get(`/image?file=${encodeURIComponent(file)}&${query}`)

  async function decoded(response: Response) {
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const content = Buffer.from(await response.arrayBuffer())
    const { width, height, format, exif, orientation, space } = await sharp(content).metadata()
    const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true })
    const colourAt = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * info.channels)
      return [red, green, blue].map(value => (value > 200 ? 'f' : value < 55 ? '0' : '8')).join('')
    }
    return { width, height, format, exif, orientation, space, colourAt, length: content.length }
  }

  beforeAll(async () => {
    author = await portalClient(portal(), seededAccount.author)
    const half = (background: string) =>
      sharp({ create: { width: 300, height: 300, channels: 3, background } })
        .png()
        .toBuffer()
    const both = sharp({ create: { width: 600, height: 300, channels: 3, background: '#f00' } }).composite([
      { input: await half('#0f0'), left: 300, top: 0 },
    ])
    const onItsSide = await sharp(await both.png().toBuffer())
      .rotate(-90)
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const answer = await author.upload([{ name: 'zweifarbig.jpg', content: onItsSide }])
    ;[picture] = await answer.json()
  }, 120_000)

  describe('the image service', () => {
    test('[PIX-CALL-15] rescaleIn fits the rotated picture into the box, in sRGB, without metadata', async () => {
      expect(picture).toMatchObject({ Width: 600, Height: 300 })
      const { colourAt, ...rest } = await decoded(await image('width=193&height=193&quality=8&do=rescaleIn'))
      expect(rest).toMatchObject({
        width: 200,
        height: 100,
        format: 'jpeg',
        exif: undefined,
        orientation: undefined,
        space: 'srgb',
      })
      expect([colourAt(10, 50), colourAt(190, 50)]).toEqual(['f00', '0f0'])
    })

    test('rescaleIn never makes the picture larger', async () => {
      expect(await decoded(await image('width=2400&height=2400'))).toMatchObject({ width: 600, height: 300 })
    })

    test('[PIX-CALL-14] cropIn fits the picture into the box and pads the box with the colour', async () => {
      const { width, height, colourAt } = await decoded(
        await image('width=40&height=40&quality=8&do=cropIn&color=ffffff'),
      )
      expect([width, height, colourAt(20, 2), colourAt(5, 20), colourAt(35, 20), colourAt(20, 37)]).toEqual([
        40,
        40,
        'fff',
        'f00',
        '0f0',
        'fff',
      ])
      expect((await decoded(await image('width=40&height=40&do=cropIn&color=0000ff'))).colourAt(20, 2)).toBe('00f')
    })

    test('cropOut fills the box and cuts the rest of the picture off', async () => {
      const { width, height, colourAt } = await decoded(await image('width=100&height=100&do=cropOut'))
      expect([width, height, colourAt(5, 5), colourAt(115, 115)]).toEqual([120, 120, 'f00', '0f0'])
    })

    test('a box in the picture’s own ratio, or in a common one, gives an image of exactly the size of the box', async () => {
      const [seeded]: Picture[] = await (await author.get('/pix/pictures/by/1001?filter=treppe&limit=1')).json()
      expect(seeded).toMatchObject({ Width: 1460, Height: 846 })
      expect(await decoded(await image('width=300&height=174&do=cropOut', seeded?.Uri))).toMatchObject({
        width: 300,
        height: 174,
      })
      for (const [width, height] of [
        [160, 90],
        [400, 320],
        [200, 300],
      ])
        expect(await decoded(await image(`width=${width}&height=${height}&do=cropOut`))).toMatchObject({
          width,
          height,
        })
    })

    test('transparent parts of a PNG get the requested colour, and white in a thumbnail', async () => {
      const content = await sharp({ create: { width: 60, height: 60, channels: 4, background: '#0000' } })
        .png()
        .toBuffer()
      const [png]: Picture[] = await (await author.upload([{ name: 'glas.png', content }])).json()
      expect((await decoded(await image('width=30&height=30&color=00ff00', png?.Uri))).colourAt(15, 15)).toBe('0f0')
      expect((await decoded(await author.get(png?.Uri.replace('.png', '_t0.png') ?? ''))).colourAt(15, 15)).toBe('fff')
    })

    test('a higher quality from 1 to 10 gives a larger file', async () => {
      const [seeded]: Picture[] = await (await author.get('/pix/pictures/by/1001?filter=kolosseum&limit=1')).json()
      const lengths = await Promise.all(
        [1, 8, 10].map(
          async quality => (await decoded(await image(`width=300&height=300&quality=${quality}`, seeded?.Uri))).length,
        ),
      )
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
      expect(lengths[2]).toBeGreaterThan((lengths[0] ?? 0) * 3)
    })

    test('an image is cached permanently by the browser, and rendered once', async () => {
      const cached = () =>
        readdirSync(join(portal().dataDir, 'image-cache'), { recursive: true, withFileTypes: true }).filter(entry =>
          entry.isFile(),
        ).length
      const before = cached()
      const [first] = await Promise.all([1, 2, 3, 4].map(() => image('width=77&height=77')))
      expect(cached()).toBe(before + 1)
      expect(first?.headers.get('cache-control')).toBe(IMMUTABLE)
      const ETag = first?.headers.get('etag') ?? ''
      expect(ETag).toMatch(/^"[0-9a-f]{32}"$/)
      const again = await fetch(`${portal().url}image?file=${picture.Uri}&width=77&height=77`, {
        headers: { 'If-None-Match': ETag },
      })
      expect([again.status, await again.text()]).toEqual([304, ''])
      // Sizes are rounded up, so this is the same image.
      expect((await image('width=79&height=80')).headers.get('etag')).toBe(ETag)
      expect((await image('width=77&height=81')).headers.get('etag')).not.toBe(ETag)
    })

    test('anyone may see pictures', async () => {
      const stranger = await portalClient(portal())
      expect((await stranger.get(`/image?file=${picture.Uri}&width=50&height=50`)).status).toBe(200)
      expect((await stranger.get(picture.Uri)).status).toBe(200)
    })

    test.each([
      ['width=0&height=10', 'The parameter width must be a whole number from 1 to 2400.'],
      ['width=10&height=2401', 'The parameter height must be a whole number from 1 to 2400.'],
      ['width=10', 'The parameter height must be a whole number from 1 to 2400.'],
      ['width=1e2&height=10', 'The parameter width must be a whole number from 1 to 2400.'],
      ['width=10&height=10&quality=11', 'The parameter quality must be a whole number from 1 to 10.'],
      ['width=10&height=10&do=explode', 'The parameter do must be rescaleIn, cropIn, cropOut.'],
      ['width=10&height=10&color=red', 'The parameter color must be six hexadecimal digits.'],
      ['width=10&height=10&color[]=ffffff', 'The parameter color must be six hexadecimal digits.'],
    ])('a bad parameter is refused with a sentence: %s', async (query, sentence) => {
      expect(await refusal(await image(query))).toEqual([400, sentence])
    })

    test.each([
      '',
      '/etc/passwd',
      '/media/../../../../etc/passwd',
      '/media/ab/../../ab.jpg',
      '/media/ab/../../database/PG_VERSION',
      '/media/ab/%2e%2e/PG_VERSION',
      'http://127.0.0.1:1/a.jpg',
      '//127.0.0.1/a.jpg',
      'file:///etc/passwd',
      `/media/ab/${'0'.repeat(62)}.jpg\0.png`,
      `/media/ab/${'0'.repeat(62)}.svg`,
      'media/ab/x.jpg',
    ])('only files of the library can be named, not %j', async file => {
      expect(await refusal(await image('width=10&height=10', file))).toEqual([
        404,
        'The parameter file names no picture of this portal.',
      ])
    })

    test('requests beyond the queue’s limit are refused with Retry-After, and the others are rendered', async () => {
      const [seeded]: Picture[] = await (await author.get('/pix/pictures/by/1001?filter=parthenon&limit=1')).json()
      // Each box gives a different image, because both its sides are in `SIDES`.
      const boxes = SIDES.flatMap(width => SIDES.map(height => [width, height] as const))
      const answers = await Promise.all(
        boxes.map(([width, height]) => image(`width=${width}&height=${height}`, seeded?.Uri)),
      )
      const turnedAway = answers.filter(answer => answer.status === 503)
      expect(turnedAway.length).toBeGreaterThan(0)
      expect(answers.filter(answer => answer.status === 200)).toHaveLength(answers.length - turnedAway.length)
      expect(turnedAway[0]?.headers.get('retry-after')).toBe('2')
      expect(await turnedAway[0]?.text()).toBe(
        'Das Portal verarbeitet gerade andere Bilder. Bitte versuchen Sie es gleich noch einmal.',
      )
      expect((await image('width=399&height=400', seeded?.Uri)).status).toBe(200)
    })
  })

  test('a picture has a limited number of different renderings, because sizes, qualities and colours are rounded; a cropped rendering has nearly the requested ratio', () => {
    const file = `/media/ab/${'0'.repeat(62)}.jpg`
    const rendered = (width: number, height: number, fit: string, more: Record<string, string> = {}) =>
      parseImageRequest(
        Object.assign(Object.create(null), { file, width: String(width), height: String(height), do: fit, ...more }),
      )
    const boxes = { rescaleIn: new Set<string>(), cropOut: new Set<string>() }
    for (let width = 1; width <= 2400; width += 7)
      for (let height = 1; height <= 2400; height += 11)
        for (const fit of ['rescaleIn', 'cropOut'] as const) {
          const box = rendered(width, height, fit)
          boxes[fit].add(`${box.width} ${box.height}`)
          const isInRange = box.width >= width && box.height >= height && box.width <= 2400 && box.height <= 2400
          const longer = Math.max(box.width, box.height)
          const difference = Math.abs(box.width * height - box.height * width) / Math.max(width, height) / longer
          if (!isInRange || (fit === 'cropOut' && difference > 1 / config.image.ratioSteps + 1 / longer))
            throw new Error(`${width} × ${height}: ${box.width} × ${box.height}`)
        }
    expect([boxes.rescaleIn.size, boxes.cropOut.size <= 16 * config.image.ratioSteps * 2]).toEqual([256, true])
    const { width, height } = rendered(300, 213, 'cropOut')
    expect([width, Math.abs(height - 213) <= 5]).toEqual([300, true])
    expect(rendered(40, 40, 'cropOut', { color: '123456' }).color).toBe('ffffff')
    expect(rendered(40, 40, 'cropIn', { color: '123456' }).color).toBe('113355')
    expect([1, 3, 8, 9, 10].map(quality => rendered(40, 40, 'cropIn', { quality: String(quality) }).quality)).toEqual([
      2, 4, 8, 10, 10,
    ])
  })

  describe('files and thumbnails', () => {
    test('[PIX-DATA-02] a picture has four thumbnails, whose names end in _t0 to _t3', async () => {
      const sizes = await Promise.all(
        [0, 1, 2, 3].map(async size => decoded(await author.get(picture.Uri.replace('.jpg', `_t${size}.jpg`)))),
      )
      expect(sizes.map(({ width, height }) => [width, height])).toEqual([
        [80, 40],
        [160, 80],
        [320, 160],
        [600, 300],
      ])
      expect((await author.get(picture.Uri.replace('.jpg', '_t4.jpg'))).status).toBe(404)
    })

    test('a file is served with its real type, is cached permanently, and cannot run scripts', async () => {
      const thumbnail = picture.Uri.replace('.jpg', '_t1.jpg')
      for (const path of [picture.Uri, thumbnail, `/image?file=${picture.Uri}&width=40&height=40`]) {
        const { headers } = await author.get(path)
        expect(Object.fromEntries(headers)).toMatchObject({
          'content-type': 'image/jpeg',
          'cache-control': IMMUTABLE,
          'x-content-type-options': 'nosniff',
          'content-security-policy':
            "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
        })
      }
    })

    test.each([
      '/media/',
      '/media/ab',
      '/media/ab/x.jpg',
      '/media/..%2f..%2fpackage.json',
      '/media/%2e%2e/%2e%2e/package.json',
      '/media/staging/x',
    ])('an address below /media that names no picture file gets 404: %s', async path => {
      expect(await refusal(await author.get(path))).toEqual([
        404,
        expect.stringMatching(/^(?:There is nothing at|Unter dieser Adresse gibt es kein Bild)/),
      ])
    })

    test('a picture without its file gets a clear 404, even if it was rendered before', async () => {
      const content = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#123' } })
        .png()
        .toBuffer()
      const [gone]: Picture[] = await (await author.upload([{ name: 'fort.png', content }])).json()
      const uri = gone?.Uri ?? ''
      expect((await image('width=20&height=20', uri)).status).toBe(200)
      rmSync(join(portal().dataDir, uri))
      const answer = [404, 'Die Datei zu diesem Bild fehlt.']
      expect(await refusal(await image('width=20&height=20', uri))).toEqual(answer)
      expect(await refusal(await image('width=21&height=20', uri))).toEqual(answer)
      expect(await refusal(await author.get(uri))).toEqual(answer)
      expect(await refusal(await author.get(uri.replace('.png', '_t2.png')))).toEqual(answer)
      expect((await author.get(`/pix/pictures/${gone?.Id}`)).status).toBe(200)
      expect((await author.post(`/pix/pictures/${gone?.Id}`, 'method=DELETE')).status).toBe(200)
    })
  })
})
