/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Picture } from '../../../examples/portal/server/pictures/Picture'
import { portalClient, type PortalClient } from '../../support/portalClient'
import type { S3TestServer } from '../../support/s3/S3TestServer'
import { startS3 } from '../../support/s3/startS3'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import type { TestPortal } from '../../support/TestPortal'
import { ownPicture } from '../support/ownPicture'

const LONG = 120_000
/** Time in ms for which the portal waits for a response of the storage (`timeout` of `config.s3`). */
const STORAGE_MS = 10_000
/** Time in ms within which requests must get a response if they do not use the storage. */
const SOON_MS = 5000
const AWAY = 'Der Bildspeicher des Portals antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.'

let dataDir: string
let storage: S3TestServer
let portal: TestPortal
let author: PortalClient

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-storage-'))
  storage = await startS3()
  portal = await startPortal({ dataDir, env: storage.env })
  author = await portalClient(portal, seededAccount.author)
}, LONG)
afterAll(async () => {
  await portal.stop()
  await storage.stop()
  rmSync(dataDir, { recursive: true, force: true })
}, LONG)
beforeEach(() => {
  storage.mode = 'serve'
})

const list = async (): Promise<Picture[]> => (await author.get('/pix/pictures/by/1001?limit=1000')).json()

async function timed<Result>(work: Promise<Result>): Promise<[Result, number]> {
  const begun = performance.now()
  return [await work, performance.now() - begun]
}

async function expectAway(answer: Response, cacheControl = 'private, no-cache'): Promise<void> {
  expect([
    answer.status,
    answer.headers.get('retry-after'),
    answer.headers.get('cache-control'),
    await answer.text(),
  ]).toEqual([503, '30', cacheControl, AWAY])
}

test(
  'a storage that accepts requests and never responds: uploads and pictures get a 503 within the time limit, and everything else works meanwhile',
  async () => {
    const before = await list()
    const files = [{ name: 'still.jpg', content: await ownPicture(71) }]
    const stored = (before[2]?.Uri ?? '').replace('.jpg', '_t1.jpg')
    expect((await author.get(stored)).status).toBe(200)
    storage.mode = 'silent'
    const upload = timed(author.upload(files, { upload_key: 'speicher-stumm' }))
    const picture = timed(author.get(before[0]?.Uri ?? ''))
    const thumbnail = timed(author.get((before[1]?.Uri ?? '').replace('.jpg', '_t1.jpg')))
    const [lists, milliseconds] = await timed(
      Promise.all([
        list(),
        author.get('/event/api/event_cluster?Customer=uferland&p=1'),
        author.get('/healthz'),
        author.get(stored),
      ]),
    )
    expect(lists[0]).toEqual(before)
    expect(lists.slice(1)).toEqual([
      expect.objectContaining({ status: 200 }),
      expect.objectContaining({ status: 200 }),
      expect.objectContaining({ status: 200 }),
    ])
    expect(milliseconds).toBeLessThan(SOON_MS)
    expect(await (await author.get('/readyz')).json()).toEqual({ portal: 'ready', database: 'ready', storage: 'away' })
    const answers = await Promise.all([upload, picture, thumbnail])
    for (const [index, [answer, waited]] of answers.entries()) {
      // Only the response to the upload depends on the session's cookie, so only this response has `no-store`.
      await expectAway(answer, index === 0 ? 'no-store' : undefined)
      expect(waited).toBeLessThan(STORAGE_MS + SOON_MS)
    }
    storage.mode = 'serve'
    expect(await list()).toEqual(before)
    expect(await (await author.upload(files, { upload_key: 'speicher-stumm' })).json()).toHaveLength(1)
    expect(await list()).toHaveLength(before.length + 1)
  },
  LONG,
)

test.each(['cutHalfway', 'stopHalfway'] as const)(
  'a storage that returns half a picture (%s): the picture’s response is aborted, its thumbnail gets a 503, and the next attempt gets the whole picture and a thumbnail',
  async mode => {
    const pictures = await list()
    const uri = pictures.at(mode === 'cutHalfway' ? 3 : 4)?.Uri ?? ''
    const small = uri.replace('.jpg', '_t2.jpg')
    storage.mode = mode
    const whole = author.get(uri).then(answer => answer.arrayBuffer())
    const thumbnail = author.get(small)
    await expect(whole).rejects.toThrow('terminated')
    await expectAway(await thumbnail)
    expect((await author.get('/pix/pictures/by/1001?limit=36')).status).toBe(200)
    storage.mode = 'serve'
    expect(
      Buffer.from(await (await author.get(uri)).arrayBuffer()).equals(
        storage.objects.get(uri.slice(1)) ?? Buffer.alloc(0),
      ),
    ).toBe(true)
    expect((await author.get(small)).status).toBe(200)
  },
  LONG,
)

test(
  'a portal whose storage never responds stops normally, and a pending upload leaves nothing behind',
  async () => {
    const before = await list()
    storage.mode = 'silent'
    const calls = storage.calls.length
    const upload = author.upload([{ name: 'zuletzt.jpg', content: await ownPicture(72) }]).then(
      () => 'answered',
      () => 'broken off',
    )
    while (storage.calls.length === calls) await new Promise(setImmediate)
    expect(await portal.stop()).toMatchObject({ code: 0 })
    expect(await upload).toBe('broken off')
    storage.mode = 'serve'
    portal = await startPortal({ dataDir, env: storage.env })
    author = await portalClient(portal, seededAccount.author)
    expect(await list()).toEqual(before)
  },
  LONG,
)
