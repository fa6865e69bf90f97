/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Picture } from '../../examples/portal/server/pictures/Picture'
import { readServerSettings } from '../../examples/portal/server/readServerSettings'
import { StartError } from '../../examples/portal/server/StartError'
import { portalClient, type PortalClient } from '../support/portalClient'
import { runPortalCommand } from '../support/runPortalCommand'
import type { S3TestServer } from '../support/s3/S3TestServer'
import { startS3 } from '../support/s3/startS3'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import type { TestPortal } from '../support/TestPortal'
import { ownPicture } from './support/ownPicture'

const LONG = 120_000
const AWAY = 'Der Bildspeicher des Portals antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.'

let dataDir: string
let storage: S3TestServer
let portal: TestPortal
let author: PortalClient

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-s3-'))
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
/** Expects a file for every picture, a picture for every file, and no call with a wrong signature. */
async function expectWhole(): Promise<void> {
  const reader: Picture[] = await (
    await (await portalClient(portal, seededAccount.reader)).get('/pix/pictures/by/1002?limit=1000')
  ).json()
  const member: Picture[] = await (
    await (await portalClient(portal, seededAccount.layerMember)).get('/pix/pictures/by/1003?limit=1000')
  ).json()
  const shown = new Set([...(await list()), ...reader, ...member].map(({ Uri }) => Uri.slice(1)))
  expect([...storage.objects.keys()].sort()).toEqual([...shown].sort())
  expect(storage.refusals).toEqual([])
}

test('all pictures are stored in the bucket, served from it and deleted in it; none is on the disk', async () => {
  await expectWhole()
  expect(existsSync(join(dataDir, 'media'))).toBe(false)
  const [picture]: Picture[] = await (await author.upload([{ name: 'neu.jpg', content: await ownPicture(1) }])).json()
  await expectWhole()
  const stored = storage.objects.get(picture?.Uri.slice(1) ?? '')
  const served = await author.get(picture?.Uri ?? '')
  expect([served.status, Buffer.from(await served.arrayBuffer()).equals(stored ?? Buffer.alloc(0))]).toEqual([
    200,
    true,
  ])
  expect((await author.get((picture?.Uri ?? '').replace('.jpg', '_t1.jpg'))).headers.get('content-type')).toBe(
    'image/jpeg',
  )
  await author.post(`/pix/pictures/${picture?.Id}`, 'method=DELETE')
  await expectWhole()
  expect((await author.get(picture?.Uri ?? '')).status).toBe(404)
})

test.each(['cut', 'busy', 'cutAfter'] as const)(
  'an upload to a failing storage (%s) gets a clear 503 with Retry-After, stores nothing, and works later',
  async mode => {
    const files = [
      { name: 'eins.jpg', content: await ownPicture(10 + mode.length) },
      { name: 'zwei.jpg', content: await ownPicture(30 + mode.length) },
    ]
    const before = (await list()).length
    storage.mode = mode
    const refused = await author.upload(files, { upload_key: `speicher-${mode}` })
    expect([refused.status, await refused.text(), refused.headers.get('retry-after')]).toEqual([503, AWAY, '30'])
    // Equal lines are limited to one per second, so the line may be that of an earlier case.
    expect(portal.errors()).toMatch(/^Request \w{8}: The picture storage failed \(/m)
    expect(portal.output()).toContain(`(POST /pix/pictures/by/:accountId.json) was refused with 503: ${AWAY}`)
    expect((await author.get((await list())[0]?.Uri ?? '')).status).toBe(503)
    storage.mode = 'serve'
    expect(await list()).toHaveLength(before)
    const again: Picture[] = await (await author.upload(files, { upload_key: `speicher-${mode}` })).json()
    expect(again).toHaveLength(2)
    expect(await list()).toHaveLength(before + 2)
    await expectWhole()
  },
)

test('a cached thumbnail is served without the storage, but not after its picture is deleted', async () => {
  const file = { name: 'klein.jpg', content: await ownPicture(50) }
  const [picture, other]: Picture[] = await (
    await author.upload([file, { name: 'fein.jpg', content: await ownPicture(60) }])
  ).json()
  const small = (uri = '') => uri.replace('.jpg', '_t1.jpg')
  const stored = [small(picture?.Uri), small(other?.Uri), `/image?file=${other?.Uri}&width=80&height=60`]
  const statuses = async () =>
    (await Promise.all(stored.map(address => author.get(address)))).map(({ status }) => status)
  expect(await statuses()).toEqual([200, 200, 200])
  const calls = storage.calls.length
  storage.mode = 'cut'
  expect(await statuses()).toEqual([200, 200, 200])
  expect(storage.calls).toHaveLength(calls)
  expect((await author.get(small(other?.Uri).replace('_t1', '_t2'))).status).toBe(503)
  expect((await author.post(`/pix/pictures/${picture?.Id}`, 'method=DELETE')).status).toBe(200)
  expect(storage.objects.has(picture?.Uri.slice(1) ?? '')).toBe(true)
  expect(await statuses()).toEqual([404, 200, 200])
  storage.mode = 'serve'
  expect((await author.upload([file])).status).toBe(200)
  expect(await statuses()).toEqual([200, 200, 200])
  await expectWhole()
})

test('/readyz responds with 503 while the storage is unreachable, and /healthz with 200', async () => {
  expect(await (await author.get('/readyz')).json()).toEqual({ portal: 'ready', database: 'ready', storage: 'ready' })
  storage.mode = 'busy'
  const answer = await author.get('/readyz')
  expect([answer.status, await answer.json()]).toEqual([503, { portal: 'ready', database: 'ready', storage: 'away' }])
  expect((await author.get('/healthz')).status).toBe(200)
  storage.mode = 'serve'
  expect((await author.get('/readyz')).status).toBe(200)
})

test(
  'a picture can be deleted while the storage is unreachable; the command sweep then removes its file and all other unused files',
  async () => {
    const shown = [...storage.objects.keys()].sort()
    const [picture]: Picture[] = await (await author.upload([{ name: 'weg.jpg', content: await ownPicture(2) }])).json()
    storage.mode = 'cut'
    const deleted = await author.post(`/pix/pictures/${picture?.Id}`, 'method=DELETE')
    expect(deleted.status).toBe(200)
    expect(portal.errors()).toMatch(
      /^Request \w{8}: Unused picture files could not be removed; the next sweep tries again:/m,
    )
    storage.mode = 'serve'
    expect(storage.objects.has(picture?.Uri.slice(1) ?? '')).toBe(true)
    // More files than one page of the storage's list holds.
    for (let number = 0; number < 150; number += 1)
      storage.objects.set(`media/ab/${number.toString(16).padStart(62, '0')}.jpg`, Buffer.from('x'))
    await portal.stop()
    expect(await runPortalCommand(['sweep', '--data', dataDir], storage.env)).toEqual({
      code: 0,
      output: '151 files removed\n',
      errors: '',
    })
    expect([...storage.objects.keys()].sort()).toEqual(shown)
    expect(storage.refusals).toEqual([])
  },
  LONG,
)

test.each([
  [
    { S3_BUCKET: '' },
    "The environment variable S3_BUCKET must be the name of a bucket (3 to 63 lower-case letters, digits, dots and hyphens, with a letter or digit at both ends), not ''.",
  ],
  [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'],
  [
    { S3_ENDPOINT: 'storage.example' },
    'The environment variable S3_ENDPOINT must be an address that begins with http:// or https://.',
  ],
  [{ WORKERS: '4' }, 'WORKERS needs DATABASE_URL: the embedded database belongs to one process.'],
  [{ WORKERS: 'viele' }, "The environment variable WORKERS must be a whole number from 0 to 64, not 'viele'."],
  [
    { TRUST_PROXY: 'loopback, 10.0.0.0/33' },
    "The environment variable TRUST_PROXY must list addresses or networks such as loopback or 10.0.0.0/8, not '10.0.0.0/33'.",
  ],
  [{ HOST: 'portal' }, "The environment variable HOST must be an IP address such as 0.0.0.0, not 'portal'."],
  [
    { OFFICE_MAIL: 'Redaktion <redaktion@portal.test>' },
    "The environment variable OFFICE_MAIL must be one e-mail address such as redaktion@portal.example, not 'Redaktion <redaktion@portal.test>'.",
  ],
  [{ LOG_FORMAT: 'xml' }, "The environment variable LOG_FORMAT must be text or json, not 'xml'."],
])('the environment variables %j are refused in one sentence', (env, sentence) => {
  const read = () =>
    readServerSettings({
      S3_ENDPOINT: 'http://storage.example',
      S3_BUCKET: 'bilder',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
      ...env,
    })
  expect(read).toThrow(new StartError(sentence))
})
