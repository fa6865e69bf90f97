/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { portalClient, type PortalClient } from '../../support/portalClient'
import { postgresBinaries } from '../../support/postgresBinaries'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import { startPostgres } from '../../support/startPostgres'
import type { TestPortal } from '../../support/TestPortal'
import type { Ledger } from '../support/Ledger'
import { mediaFiles } from '../support/mediaFiles'
import { ownPicture } from '../support/ownPicture'
import { shownUris } from '../support/shownUris'

const LONG = 300_000
const RESTARTS = 5
const [MOUNT, UNMOUNT] = ['/usr/bin/mount', '/usr/bin/umount']
const postgres = postgresBinaries()
const [onPostgres, why] = 'missing' in postgres ? [test.skip, `: ${postgres.missing}`] : [test, '']

/** Mounts a RAM disk of this size at a folder. Returns null, or the reason why it can't be mounted. */
function smallDisk(folder: string, megabytes: number): string | null {
  try {
    execFileSync(MOUNT, ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return null
  } catch {
    return 'mounting a small disk needs root'
  }
}

const upload = async (author: PortalClient, number: number, key: string) =>
  author.upload([{ name: `${key}.jpg`, content: await ownPicture(number) }], { upload_key: key })
const saveSeries = (author: PortalClient, title: string) =>
  author.post(
    '/pix/series',
    { Title: title, method: 'POST', account: '1001' },
    { 'Idempotency-Key': `faults-${title.replaceAll(' ', '-')}` },
  )

async function expectWhole(portal: TestPortal): Promise<void> {
  expect(mediaFiles(portal.dataDir)).toEqual({ uris: await shownUris(portal), staged: 0 })
}

onPostgres(
  `PostgreSQL${why} that is killed and started again under load: every request gets its response or a clear 503, nothing acknowledged is lost, nothing is written twice, and the portal recovers by itself`,
  async () => {
    const server = await startPostgres()
    const counts = { restarts: 0, served: 0, refused: 0 }
    const ledger: Pick<Ledger, 'uploads' | 'series'> = { uploads: new Map(), series: new Map() }
    let isOver = false
    let portal: TestPortal | undefined
    try {
      portal = await startPortal({ databaseUrl: server.databaseUrl, env: { WORKERS: '2' } })
      const author = await portalClient(portal, seededAccount.author)
      const repeat = async (lane: number, write: (number: number) => Promise<Response>) => {
        for (let number = 0; !isOver && number < 5000; number += 1) {
          // Repeats the same request until it succeeds, as a person would. A repeated write has the same key.
          for (let response = await write(number); response.status !== 200 && !isOver; response = await write(number)) {
            expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
              503,
              '5',
              expect.stringContaining('nichts gespeichert'),
            ])
            counts.refused += 1
          }
          counts.served += 1
        }
        return lane
      }
      const lanes = [
        repeat(0, number => {
          ledger.uploads.set(`neustart-0-${number}`, { number, id: null })
          return upload(author, number, `neustart-0-${number}`)
        }),
        repeat(1, number => {
          const title = `Neustart ${number % 400}`
          ledger.series.set(title, { title, isKnown: true })
          return saveSeries(author, title)
        }),
        repeat(2, () => author.get('/pix/pictures/by/1001?limit=36')),
        repeat(3, () => author.get('/event/api/event_cluster?Customer=uferland&p=1')),
      ]
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        const before = counts.served
        while (counts.served < before + 40) await new Promise(setImmediate)
        server.crash()
        const refused = counts.refused
        while (counts.refused < refused + 5) await new Promise(setImmediate)
        expect((await author.get('/readyz')).status).toBe(503)
        server.start()
        counts.restarts += 1
      }
      const before = counts.served
      while (counts.served < before + 40) await new Promise(setImmediate)
      expect((await author.get('/readyz')).status).toBe(200)
      isOver = true
      expect(await Promise.all(lanes)).toEqual([0, 1, 2, 3])
      expect(portal.errors()).not.toContain('A worker ended')
      // The last write of each lane may have been refused: a lane does not repeat it when `isOver` is true.
      for (const [key, { number }] of ledger.uploads) expect((await upload(author, number, key)).status).toBe(200)
      for (const { title } of ledger.series.values()) expect((await saveSeries(author, title)).status).toBe(200)
      const pictures: { Title: string }[] = await (
        await author.get('/pix/pictures/by/1001?limit=1000&filter=neustart')
      ).json()
      expect(pictures.map(({ Title }) => Title).sort()).toEqual([...ledger.uploads.keys()].sort())
      const series: { Title: string }[] = await (await author.get('/pix/series/by/1001?from=0')).json()
      expect(series.flatMap(({ Title }) => (Title.startsWith('Neustart') ? [Title] : [])).sort()).toEqual(
        [...ledger.series.keys()].sort(),
      )
    } finally {
      isOver = true
      await portal?.stop()
      server.stop()
      report('PostgreSQL restarted', counts)
    }
  },
  LONG,
)

onPostgres(
  `a full disk for the pictures, on PostgreSQL${why}: uploads get a clear 503, leave nothing, and work again when there is room; saves still work`,
  async () => {
    const server = await startPostgres()
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-full-'))
    const why = smallDisk(dataDir, 40)
    let portal: TestPortal | undefined
    try {
      expect(why).toBeNull()
      portal = await startPortal({ databaseUrl: server.databaseUrl, dataDir })
      const author = await portalClient(portal, seededAccount.author)
      const filler = join(dataDir, 'filler')
      fill(filler)
      const refused = await upload(author, 1, 'kein-platz-1')
      expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([
        503,
        '60',
        expect.stringContaining('keinen Platz'),
      ])
      expect((await saveSeries(author, 'Trotzdem')).status).toBe(200)
      expect((await author.get('/pix/pictures/by/1001?limit=36')).status).toBe(200)
      await expectWhole(portal)
      rmSync(filler)
      expect((await upload(author, 1, 'kein-platz-1')).status).toBe(200)
      await expectWhole(portal)
    } finally {
      await portal?.stop()
      server.stop()
      if (why === null) execFileSync(UNMOUNT, [dataDir])
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  LONG,
)

onPostgres(
  `a full disk for PostgreSQL${why}: writes and uploads get a clear 503 and leave nothing, reading still works, and the same writes are done once when there is room`,
  async () => {
    const server = await startPostgres()
    const tables = mkdtempSync(join(tmpdir(), 'portal-tables-'))
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-full-'))
    const why = smallDisk(tables, 100)
    let portal: TestPortal | undefined
    try {
      expect(why).toBeNull()
      execFileSync('chown', ['postgres', tables])
      const client = new Client({ connectionString: server.databaseUrl.replace(/postgres$/, 'template1') })
      await client.connect()
      await client.query(`create tablespace small location '${tables}'`)
      await client.query('alter database postgres set tablespace small')
      await client.end()
      portal = await startPortal({ databaseUrl: server.databaseUrl, dataDir })
      const author = await portalClient(portal, seededAccount.author)
      const filler = join(tables, 'filler')
      fill(filler)
      // Writes until a write fails, because a new row still fits while a page of its table has free room.
      const until503 = async (write: (number: number) => Promise<Response>): Promise<number> => {
        for (let number = 0; number < 500; number += 1) {
          const answer = await write(number)
          const text = await answer.text()
          if (answer.status === 200) continue
          expect([answer.status, answer.headers.get('retry-after'), text]).toEqual([
            503,
            '60',
            expect.stringContaining('keinen Platz mehr; es wurde nichts gespeichert'),
          ])
          return number
        }
        throw new Error('The disk had room for everything.')
      }
      const saved = await until503(number => saveSeries(author, `Tabelle voll ${number}`))
      const uploaded = await until503(number => upload(author, 3000 + number, `tabelle-voll-${number}`))
      expect((await author.get('/pix/pictures/by/1001?limit=36')).status).toBe(200)
      expect((await author.get('/event/api/event_cluster?Customer=uferland&p=1')).status).toBe(200)
      expect(portal.errors()).toContain('No space left on device')
      rmSync(filler)
      const titles = async (): Promise<string[]> =>
        ((await (await author.get('/pix/series/by/1001?from=0')).json()) as { Title: string }[]).flatMap(({ Title }) =>
          Title.startsWith('Tabelle voll') ? [Title] : [],
        )
      const pictures = async (): Promise<number> =>
        ((await (await author.get('/pix/pictures/by/1001?limit=1000&filter=tabelle-voll')).json()) as unknown[]).length
      expect([(await titles()).length, await pictures()]).toEqual([saved, uploaded])
      await expectWhole(portal)
      for (let again = 0; again < 2; again += 1) {
        expect((await saveSeries(author, `Tabelle voll ${saved}`)).status).toBe(200)
        expect((await upload(author, 3000 + uploaded, `tabelle-voll-${uploaded}`)).status).toBe(200)
      }
      expect([(await titles()).length, await pictures()]).toEqual([saved + 1, uploaded + 1])
      await expectWhole(portal)
      report('disk full for PostgreSQL', { saved, uploaded })
    } finally {
      await portal?.stop()
      server.stop()
      if (why === null) execFileSync(UNMOUNT, [tables])
      rmSync(tables, { recursive: true, force: true })
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  LONG,
)

test(
  'a full disk on the embedded database: an upload gets a 503, a save succeeds or gets a 503, and all acknowledged data is there afterwards',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-full-'))
    const why = smallDisk(dataDir, 150)
    const acknowledged: string[] = []
    let portal: TestPortal | undefined
    try {
      expect(why).toBeNull()
      portal = await startPortal({ dataDir })
      let author = await portalClient(portal, seededAccount.author)
      expect((await saveSeries(author, 'Vorher')).status).toBe(200)
      acknowledged.push('Vorher')
      const filler = join(dataDir, 'filler')
      fill(filler)
      const statuses = new Set<number>()
      for (let number = 0; number < 60; number += 1) {
        const response = await saveSeries(author, `Voll ${number}`)
        statuses.add(response.status)
        if (response.status === 200) acknowledged.push(`Voll ${number}`)
      }
      const refused = await upload(author, 2, 'kein-platz-2')
      expect(refused.status).toBe(503)
      expect([...statuses].every(status => status === 200 || status === 503)).toBe(true)
      rmSync(filler)
      const titles = async () =>
        ((await (await author.get('/pix/series/by/1001?from=0')).json()) as { Title: string }[]).map(
          ({ Title }) => Title,
        )
      expect(await titles()).toEqual(expect.arrayContaining(acknowledged))
      await portal.stop()
      portal = await startPortal({ dataDir })
      author = await portalClient(portal, seededAccount.author)
      expect(await titles()).toEqual(expect.arrayContaining(acknowledged))
      expect((await upload(author, 2, 'kein-platz-2')).status).toBe(200)
      await expectWhole(portal)
    } finally {
      await portal?.stop()
      if (why === null) execFileSync(UNMOUNT, [dataDir])
      rmSync(dataDir, { recursive: true, force: true })
      report('disk full on PGlite', { acknowledged: acknowledged.length })
    }
  },
  LONG,
)

/** Writes until the disk is full. */
function fill(path: string): void {
  const part = Buffer.alloc(256 * 1024)
  for (let number = 0; number < 10_000; number += 1) {
    try {
      writeFileSync(path, part, { flag: 'a' })
    } catch {
      return
    }
  }
  throw new Error(`${path} did not fill the disk; ${readdirSync(tmpdir()).length} files in the temporary folder.`)
}

function report(what: string, counts: Record<string, number>): void {
  mkdirSync('test-results', { recursive: true })
  process.stderr.write(
    `${what}: ${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}\n`,
  )
}
