/** @jest-environment node */
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request, type ClientRequest } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../../examples/portal/server/pictures/Picture'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { pngHeader } from '../support/pngHeader'
import { portalClient, type PortalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { seedPicture } from '../support/seedPicture'
import type { TestPortal } from '../support/TestPortal'

const MEGABYTE = 1024 * 1024
const jpeg = seedPicture('kaffeetasse.jpg')
const gif = Buffer.from('R0lGODlhAQABAPAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

let author: PortalClient
let reader: PortalClient

const refusal = async (response: Response) => [response.status, await response.text()]
const stored = (portal: TestPortal) => readdirSync(join(portal.dataDir, 'media'), { recursive: true }).toSorted()
const list = async (): Promise<Picture[]> => (await author.get('/pix/pictures/by/1001?limit=1000')).json()
const numbered = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#369' } })
    .png()
    .toBuffer()

/** Sends only the headers of an upload. Returns status, Retry-After and text of the response. */
const refusalBeforeBody = (portal: TestPortal, headers: Record<string, string | number>) =>
  new Promise(resolve => {
    const sending = request(`${portal.url}pix/pictures/by/1001.json`, { method: 'POST', headers }, response => {
      response
        .setEncoding('utf8')
        .once('data', text => resolve([response.statusCode, response.headers['retry-after'], text]))
        .once('close', () => sending.destroy())
    })
    sending.on('error', () => undefined).flushHeaders()
  })

async function uploaded(...upload: Parameters<PortalClient['upload']>): Promise<Picture[]> {
  const response = await author.upload(...upload)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  return response.json()
}

onEveryDatabase(portal => {
  beforeAll(async () => {
    author = await portalClient(portal(), seededAccount.author)
    reader = await portalClient(portal(), seededAccount.reader)
  })

  test('[PIX-UPL-07] several files become the first pictures of the list, in the order of the files', async () => {
    const files = [
      { name: 'Erstes.JPEG', content: jpeg },
      { name: 'zweites.bild.png', content: await numbered(50) },
      { name: 'drittes.gif', content: gif },
    ]
    const pictures = await uploaded(files)
    expect(
      pictures.map(({ Title, Width, Height, Uri, Rights, DescriptionsByIdLanguage }) => ({
        Title,
        Width,
        Height,
        kind: Uri.slice(-4),
        Rights,
        DescriptionsByIdLanguage,
      })),
    ).toEqual([
      { Title: 'Erstes', Width: 600, Height: 400, kind: '.jpg', Rights: '1', DescriptionsByIdLanguage: [] },
      { Title: 'zweites.bild', Width: 50, Height: 40, kind: '.png', Rights: '1', DescriptionsByIdLanguage: [] },
      { Title: 'drittes', Width: 1, Height: 1, kind: '.gif', Rights: '1', DescriptionsByIdLanguage: [] },
    ])
    expect((await list()).slice(0, 3)).toEqual(pictures)
    const file = await author.get(pictures[0]?.Uri ?? '')
    expect(Buffer.from(await file.arrayBuffer()).equals(jpeg)).toBe(true)
  })

  test.each([
    ['101', true],
    ['', false],
    ['0', false],
    ['null', false],
  ])('[PIX-UPL-07] with the form field series %p, the picture is in the series 101: %p', async (series, isInSeries) => {
    const [picture] = await uploaded([{ name: 'Serie.jpg', content: jpeg }], { series })
    const [first]: Picture[] = await (await author.get('/pix/series/101/pictures?limit=1')).json()
    expect(first?.Id === picture?.Id).toBe(isInSeries)
  })

  test('[PIX-DATA-09] a scaled and recompressed copy shares its hash with the original, another picture does not', async () => {
    const source = seedPicture('wanduhr-schraeg.jpg')
    const [original] = await uploaded([{ name: 'Original.jpg', content: source }])
    const copies = [
      await sharp(source).resize(240).jpeg({ quality: 55 }).toBuffer(),
      await sharp(source).resize(700).png().toBuffer(),
      await sharp(source).resize(120).gif().toBuffer(),
    ]
    const pictures = await uploaded([
      ...copies.map((content, index) => ({ name: `Kopie${index}.png`, content })),
      { name: 'Anderes.jpg', content: jpeg },
    ])
    expect(pictures.map(picture => picture.HashValue === original?.HashValue)).toEqual([true, true, true, false])
  })

  test('a rotated picture is measured after its rotation', async () => {
    const content = await sharp(jpeg).withMetadata({ orientation: 6 }).toBuffer()
    expect(await uploaded([{ name: 'quer.jpg', content }])).toMatchObject([{ Width: 400, Height: 600 }])
  })

  test.each([
    ['../../etc/passwd.jpg', 'passwd'],
    ['C:\\Bilder\\Möwe.jpg', 'Möwe'],
    ['<img src=x onerror=alert(1)>.jpg', 'img src=x onerror=alert(1)'],
    ['ver‮gpj.jpg', 'vergpj'],
    ['.jpg', ''],
    [`${'a'.repeat(300)}.jpg`, 'a'.repeat(120)],
  ])('a file name is cleaned and used only as the title: %j', async (name, title) => {
    const [picture] = await uploaded([{ name, content: jpeg }])
    expect([picture?.Title, picture?.Uri]).toEqual([
      title,
      expect.stringMatching(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{62}\.jpg$/),
    ])
  })

  describe('an upload that is refused or never ends stores none of its files', () => {
    let filesBefore: unknown
    let listBefore: Picture[]
    beforeEach(async () => {
      filesBefore = stored(portal())
      listBefore = await list()
    })
    afterEach(async () => {
      expect(stored(portal())).toEqual(filesBefore)
      expect(await list()).toEqual(listBefore)
    })

    test.each([
      [
        '[PIX-UPL-01] another extension',
        'a.webp',
        jpeg,
        415,
        'Der Typ der Datei a.webp wird nicht angenommen; erlaubt sind .jpeg, .jpg, .gif, .png.',
      ],
      [
        '[PIX-UPL-01] another extension after an accepted one',
        'a.jpg.exe',
        jpeg,
        415,
        'Der Typ der Datei a.jpg.exe wird nicht angenommen; erlaubt sind .jpeg, .jpg, .gif, .png.',
      ],
      [
        'no extension',
        'jpg',
        jpeg,
        415,
        'Der Typ der Datei jpg wird nicht angenommen; erlaubt sind .jpeg, .jpg, .gif, .png.',
      ],
      [
        'a script',
        'a.jpg',
        Buffer.from('<script>alert(1)</script>'),
        415,
        'Die Datei a.jpg ist kein JPEG-, PNG- oder GIF-Bild, auch wenn ihr Name das sagt.',
      ],
      [
        'a script after a GIF head',
        'a.gif',
        Buffer.from('GIF89a<?php system($_GET[0]); ?>'),
        415,
        'Die Datei a.gif ist beschädigt und lässt sich nicht als Bild lesen.',
      ],
      [
        'a vector graphic',
        'a.png',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        415,
        'Die Datei a.png ist kein JPEG-, PNG- oder GIF-Bild, auch wenn ihr Name das sagt.',
      ],
      [
        'a JPEG cut in half',
        'a.jpg',
        jpeg.subarray(0, jpeg.length / 2),
        415,
        'Die Datei a.jpg ist beschädigt und lässt sich nicht als Bild lesen.',
      ],
      [
        'an empty file',
        'a.jpg',
        Buffer.alloc(0),
        415,
        'Die Datei a.jpg ist kein JPEG-, PNG- oder GIF-Bild, auch wenn ihr Name das sagt.',
      ],
      [
        'a PNG of 900 million pixels',
        'a.png',
        pngHeader(30_000, 30_000),
        400,
        'Die Datei a.png hat 30000 × 30000 Pixel; erlaubt sind 100 Millionen.',
      ],
      [
        '[PIX-UPL-02] exactly 10 MB',
        'a.jpg',
        Buffer.alloc(10 * MEGABYTE),
        413,
        'Die Datei a.jpg ist zu groß: Eine Datei muss kleiner als 10 MB sein.',
      ],
      [
        '[PIX-UPL-02] one byte less than 10 MB, but not a picture',
        'a.jpg',
        Buffer.alloc(10 * MEGABYTE - 1),
        415,
        'Die Datei a.jpg ist kein JPEG-, PNG- oder GIF-Bild, auch wenn ihr Name das sagt.',
      ],
    ])('%s', async (_case, name, content, status, sentence) => {
      expect(
        await refusal(
          await author.upload([
            { name: 'gut.jpg', content: seedPicture('teegaerten.jpg') },
            { name, content },
          ]),
        ),
      ).toEqual([status, sentence])
    })

    test('[PIX-UPL-03] files of more than 20 MB together, and one file of 50 MB', async () => {
      const sentence = 'Das ist zu viel auf einmal: Alle Dateien zusammen müssen unter 20 MB bleiben.'
      const large = { name: 'a.jpg', content: Buffer.concat([jpeg, Buffer.alloc(9.9 * MEGABYTE - jpeg.length)]) }
      const rest = { name: 'b.jpg', content: Buffer.alloc(0.3 * MEGABYTE) }
      expect(await refusal(await author.upload([large, large, rest]))).toEqual([413, sentence])
      expect(await refusal(await author.upload([{ name: 'a.jpg', content: Buffer.alloc(50 * MEGABYTE) }]))).toEqual([
        413,
        sentence,
      ])
    })

    test('[PIX-UPL-03] exactly 20 MB are too much; one byte less is refused only because of its content', async () => {
      const large = { name: 'a.jpg', content: Buffer.concat([jpeg, Buffer.alloc(10 * MEGABYTE - 1 - jpeg.length)]) }
      const upTo = (bytes: number) => author.upload([large, large, { name: 'b.jpg', content: Buffer.alloc(bytes) }])
      expect((await upTo(2)).status).toBe(413)
      expect(await refusal(await upTo(1))).toEqual([
        415,
        'Die Datei b.jpg ist kein JPEG-, PNG- oder GIF-Bild, auch wenn ihr Name das sagt.',
      ])
    })

    test('[PIX-UPL-03] an upload that is too large is refused before any byte of it arrives', async () => {
      const cookie = await portal().signIn(seededAccount.author)
      const headers = {
        Origin: new URL(portal().url).origin,
        Cookie: cookie,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': 21 * MEGABYTE,
      }
      expect(await refusalBeforeBody(portal(), headers)).toEqual([
        413,
        undefined,
        'Das ist zu viel auf einmal: Alle Dateien zusammen müssen unter 20 MB bleiben.',
      ])
    })

    test('uploads beyond the limit wait for their turn; if too many wait, a further one is refused with Retry-After before any byte of it arrives', async () => {
      const cookie = await portal().signIn(seededAccount.author)
      const headers = {
        Origin: new URL(portal().url).origin,
        Cookie: cookie,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': 1_000_000,
      }
      const hanging = await Promise.all(
        [1, 2, 3, 4].map(
          () =>
            new Promise<ClientRequest>(resolve => {
              const sending = request(`${portal().url}pix/pictures/by/1001.json`, {
                method: 'POST',
                headers: { ...headers, Expect: '100-continue' },
              })
              sending
                .on('error', () => undefined)
                .once('continue', () => resolve(sending))
                .flushHeaders()
            }),
        ),
      )
      // Node sends 100 Continue before the portal looks up the session. So the hanging uploads occupy the four turns of
      // the account only a moment later. Then each further upload waits, until too many wait.
      const sent: Promise<Response>[] = []
      const turnedAway: Response[] = []
      for (let tries = 0; tries < 500 && turnedAway.length === 0; tries += 1) {
        const answer = author.upload([{ name: 'a.webp', content: jpeg }])
        sent.push(answer)
        void answer.then(refused => refused.status === 503 && turnedAway.push(refused))
        await author.get('/healthz')
      }
      const sentence = 'Gerade laufen andere Uploads. Bitte versuchen Sie es gleich noch einmal.'
      expect(await refusalBeforeBody(portal(), headers)).toEqual([503, '5', sentence])
      expect([turnedAway[0]?.headers.get('retry-after'), await turnedAway[0]?.clone().text()]).toEqual(['5', sentence])
      for (const sending of hanging) sending.destroy()
      const statuses = (await Promise.all(sent)).map(({ status }) => status)
      expect(statuses.filter(status => status === 415).length).toBeGreaterThanOrEqual(16)
      expect(statuses.filter(status => status !== 415 && status !== 503)).toEqual([])
    })

    test('more than 50 files', async () => {
      expect(
        (await author.upload(Array.from({ length: 51 }, (_, index) => ({ name: `${index}.gif`, content: gif }))))
          .status,
      ).toBe(413)
    })

    test('no file, or a form that is not multipart', async () => {
      expect(await refusal(await author.upload([]))).toEqual([
        400,
        'The upload has no file in the field image_upload[].',
      ])
      expect(await refusal(await author.post('/pix/pictures/by/1001.json', { image_upload: 'x' }))).toEqual([
        415,
        'An upload must be a multipart form.',
      ])
    })

    test('another account’s series, an unknown or an invalid series, a visitor, another account’s library', async () => {
      const file = { name: 'a.jpg', content: jpeg }
      expect(await refusal(await author.upload([file], { series: '104' }))).toEqual([403, '"pix_access_denied"'])
      expect(await refusal(await author.upload([file], { series: '2000000000' }))).toEqual([
        404,
        'Die Serie 2000000000 gibt es nicht mehr.',
      ])
      expect(await refusal(await author.upload([file], { series: 'x' }))).toEqual([
        400,
        'The series must be a positive whole number.',
      ])
      expect(await refusal(await (await portalClient(portal())).upload([file]))).toEqual([403, '"Please log in"'])
      expect(await refusal(await reader.post('/pix/pictures/by/1001.json', {}))).toEqual([403, '"pix_access_denied"'])
    })

    test('an upload that breaks off', async () => {
      const cookie = await portal().signIn(seededAccount.author)
      const { host } = new URL(portal().url)
      const headers = {
        Origin: `http://${host}`,
        Cookie: cookie,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': 1_000_000,
      }
      await new Promise<void>(resolve => {
        const sending = request(`${portal().url}pix/pictures/by/1001.json`, { method: 'POST', headers })
        sending.on('error', () => resolve())
        sending.write('--x\r\nContent-Disposition: form-data; name="image_upload[]"; filename="a.jpg"\r\n\r\n')
        sending.write(jpeg, () => sending.destroy(new Error('broken off')))
      })
      expect((await author.get('/healthz')).status).toBe(200)
    })

    test('an upload without a length', async () => {
      const cookie = await portal().signIn(seededAccount.author)
      const status = await new Promise(resolve => {
        const headers = {
          Origin: new URL(portal().url).origin,
          Cookie: cookie,
          'Content-Type': 'multipart/form-data; boundary=x',
          'Transfer-Encoding': 'chunked',
        }
        const sending = request(`${portal().url}pix/pictures/by/1001.json`, { method: 'POST', headers }, response =>
          resolve(response.resume().statusCode),
        )
        sending.end('--x--\r\n')
      })
      expect(status).toBe(411)
    })
  })

  test('stalled uploads of one account do not delay others', async () => {
    const cookie = await portal().signIn(seededAccount.author)
    const headers = {
      Origin: new URL(portal().url).origin,
      Cookie: cookie,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': 20_000_000,
      Expect: '100-continue',
    }
    const hanging = Array.from({ length: 8 }, () =>
      request(`${portal().url}pix/pictures/by/1001.json`, { method: 'POST', headers }).on('error', () => undefined),
    )
    for (const sending of hanging) sending.flushHeaders()
    await Promise.all(hanging.map(sending => once(sending, 'continue')))
    const { status } = await reader.upload([{ name: 'a.jpg', content: jpeg }])
    for (const sending of hanging) sending.destroy()
    expect(status).toBe(200)
  })

  test('simultaneous uploads are all stored', async () => {
    const before = (await list()).length
    const files = await Promise.all(
      [61, 62, 63, 64].map(async width => ({ name: `${width}.png`, content: await numbered(width) })),
    )
    const answers = await Promise.all(files.map(file => author.upload([file])))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200])
    expect(await list()).toHaveLength(before + 4)
  })
})
