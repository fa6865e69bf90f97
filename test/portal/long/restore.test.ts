/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portalClient } from '../../support/portalClient'
import { postgresBinaries } from '../../support/postgresBinaries'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import { startPostgres } from '../../support/startPostgres'
import type { TestPortal } from '../../support/TestPortal'
import { ownPicture } from '../support/ownPicture'

const LONG = 300_000
const postgres = postgresBinaries()
const [onPostgres, why] = 'missing' in postgres ? [test.skip, `: ${postgres.missing}`] : [test, '']

/** Returns the author's pictures, the hashes of their files, the author's series, and the first page of events. */
async function seenIn(portal: TestPortal): Promise<unknown> {
  const author = await portalClient(portal, seededAccount.author)
  const pictures: { Uri: string }[] = await (await author.get('/pix/pictures/by/1001?limit=1000')).json()
  const files: string[] = []
  for (const { Uri } of pictures)
    files.push(
      createHash('sha256')
        .update(Buffer.from(await (await author.get(Uri)).arrayBuffer()))
        .digest('hex'),
    )
  const series = await (await author.get('/pix/series/by/1001?from=0')).json()
  const events = await (await author.get('/event/api/event_cluster?Customer=uferland&p=1')).json()
  return { pictures, files, series, events }
}

/** Uploads a picture, changes its title and creates a series, as the author. */
async function work(portal: TestPortal): Promise<void> {
  const author = await portalClient(portal, seededAccount.author)
  const [picture] = await (await author.upload([{ name: 'gesichert.jpg', content: await ownPicture(77) }])).json()
  await author.post(`/pix/pictures/${picture.Id}`, { method: 'PUT', title: 'Vor der Sicherung' })
  await author.post('/pix/series', { Title: 'Gesichert', method: 'POST', account: '1001' })
}

test(
  'the embedded database is restored from its folder, as the operator’s guide says',
  async () => {
    const [dataDir, backup, restored] = ['data', 'backup', 'restored'].map(name =>
      mkdtempSync(join(tmpdir(), `portal-${name}-`)),
    ) as [string, string, string]
    let portal = await startPortal({ dataDir })
    try {
      await work(portal)
      const before = await seenIn(portal)
      expect(await portal.stop()).toMatchObject({ code: 0 })
      const archive = join(backup, 'portal.tar.gz')
      execFileSync('tar', ['-czf', archive, '-C', dataDir, 'database', 'media'])
      execFileSync('tar', ['-xzf', archive, '-C', restored])
      portal = await startPortal({ dataDir: restored })
      expect(await seenIn(portal)).toEqual(before)
    } finally {
      await portal.stop()
      for (const folder of [dataDir, backup, restored]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
  LONG,
)

onPostgres(
  `PostgreSQL${why} is restored from a dump that was taken while the portal ran, as the operator’s guide says`,
  async () => {
    const server = await startPostgres()
    const folder = mkdtempSync(join(tmpdir(), 'portal-restore-'))
    const [dataDir, restored, dump, media] = ['data', 'restored', 'portal.dump', 'media.tar'].map(name =>
      join(folder, name),
    ) as [string, string, string, string]
    mkdirSync(dataDir)
    mkdirSync(restored)
    const run = (program: string, args: string[]) =>
      execFileSync('missing' in postgres ? program : join(postgres.folder, program), args, {
        stdio: ['ignore', 'ignore', 'pipe'],
      })
    const other = server.databaseUrl.replace(/postgres$/, 'restored')
    const portal = await startPortal({ databaseUrl: server.databaseUrl, dataDir })
    try {
      await work(portal)
      const author = await portalClient(portal, seededAccount.author)
      const [picture] = await (await author.upload([{ name: 'davor.jpg', content: await ownPicture(79) }])).json()
      execFileSync('tar', ['--exclude=media/staging', '-cf', media, '-C', dataDir, 'media'])
      await author.upload([{ name: 'zwischen.jpg', content: await ownPicture(80) }])
      const before = await seenIn(portal)
      run('pg_dump', ['--format', 'custom', '--file', dump, server.databaseUrl])
      // Now the dump has a picture whose file is deleted, and lacks a picture whose file exists.
      await author.post(`/pix/pictures/${picture.Id}`, { method: 'DELETE' })
      expect((await author.get(picture.Uri)).status).toBe(404)
      await author.upload([{ name: 'danach.jpg', content: await ownPicture(78) }])
      execFileSync('tar', ['--exclude=media/staging', '-uf', media, '-C', dataDir, 'media'])
      run('createdb', ['--maintenance-db', server.databaseUrl, 'restored'])
      run('pg_restore', ['--no-owner', '--exit-on-error', '--dbname', other, dump])
      execFileSync('tar', ['-xf', media, '-C', restored])
      const again = await startPortal({ databaseUrl: other, dataDir: restored })
      try {
        expect(await seenIn(again)).toEqual(before)
      } finally {
        await again.stop()
      }
    } finally {
      await portal.stop()
      server.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
  LONG,
)
