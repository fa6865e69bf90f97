/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Picture } from '../../../examples/portal/server/pictures/Picture'
import type { Series } from '../../../examples/portal/server/series/seriesTable'
import { portalClient, type PortalClient } from '../../support/portalClient'
import { postgresBinaries } from '../../support/postgresBinaries'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import { startPostgres } from '../../support/startPostgres'
import type { TestPortal } from '../../support/TestPortal'
import { eventClient } from '../support/eventClient'
import type { Ledger } from '../support/Ledger'
import { mediaFiles } from '../support/mediaFiles'
import { ownPicture } from '../support/ownPicture'
import { shownUris } from '../support/shownUris'
import { writeUntilKilled } from '../support/writeUntilKilled'

const ROUNDS = Number(process.env['FOYER_KILLS'] ?? 50)
const LONG = ROUNDS * 60_000
const postgres = postgresBinaries()
const [onPostgres, why] = 'missing' in postgres ? [test.skip, `: ${postgres.missing}`] : [test, '']

const emptyLedger = (): Ledger => ({ uploads: new Map(), series: new Map(), titles: [], eventTitles: [] })
const pictures = async (author: PortalClient): Promise<Map<number, Picture>> => {
  const all: Picture[] = []
  for (let from = 0; ; from += 1000) {
    const page: Picture[] = await (await author.get(`/pix/pictures/by/1001?limit=1000&from=${from}`)).json()
    all.push(...page)
    if (page.length < 1000) return new Map(all.map(picture => [picture.Id, picture]))
  }
}

/**
 * Checks the data of a portal that was killed and restarted, then repeats its unacknowledged writes. Returns the
 * numbers of uploads, of new series, and of repeated writes.
 */
async function settle(
  portal: TestPortal,
  author: PortalClient,
  ledger: Ledger,
  { pictureId, eventId }: { pictureId: number; eventId: number },
) {
  const present = await pictures(author)
  // Checks that no acknowledged write is lost.
  for (const { id } of ledger.uploads.values()) if (id !== null) expect(present.has(id)).toBe(true)
  const series: Series[] = await (await author.get('/pix/series/by/1001?from=0')).json()
  for (const { title, isKnown } of ledger.series.values())
    if (isKnown) expect(series.filter(({ Title }) => Title === title)).toHaveLength(1)
  expect(ledger.titles).toContain(present.get(pictureId)?.Title)
  const event = await (await author.get(`/event/api/event_cluster/cluster/${eventId}?Customer=uferland`)).json()
  expect(ledger.eventTitles).toContain(event.MlTitle)
  // Checks that there is no orphaned file, no row without its file and no incomplete file.
  const files = mediaFiles(portal.dataDir)
  expect(files).toEqual({ uris: await shownUris(portal), staged: 0 })
  for (const uri of files.uris) {
    const digest = createHash('sha256')
      .update(readFileSync(join(portal.dataDir, uri.slice(1))))
      .digest('hex')
    expect(uri.replace(/^\/media\/(..)\/(\w+)\..*$/, '$1$2')).toBe(digest)
  }
  // A pending write happens once if it is repeated with its key.
  const lost = [...ledger.uploads].filter(([, { id }]) => id === null)
  for (const [key, { number }] of lost)
    expect(
      (await author.upload([{ name: `${key}.jpg`, content: await ownPicture(number) }], { upload_key: key })).status,
    ).toBe(200)
  const lostSeries = [...ledger.series].filter(([, { isKnown }]) => !isKnown)
  for (const [key, { title }] of lostSeries)
    expect(
      (await author.post('/pix/series', { Title: title, method: 'POST', account: '1001' }, { 'Idempotency-Key': key }))
        .status,
    ).toBe(200)
  const after = [...(await pictures(author)).values()]
  for (const key of ledger.uploads.keys()) expect(after.filter(({ Title }) => Title === key)).toHaveLength(1)
  const seriesAfter: Series[] = await (await author.get('/pix/series/by/1001?from=0')).json()
  for (const { title } of ledger.series.values())
    expect(seriesAfter.filter(({ Title }) => Title === title)).toHaveLength(1)
  return { uploads: ledger.uploads.size, series: ledger.series.size, underWay: lost.length + lostSeries.length }
}

/** Returns the portal with a `signIn` that reuses sessions after restarts, as browsers do. */
function withSessions(portal: TestPortal, sessions: Map<string, Promise<string>>): TestPortal {
  return {
    ...portal,
    signIn(account) {
      const session = sessions.get(account) ?? portal.signIn(account)
      sessions.set(account, session)
      return session
    },
  }
}

async function killAgainAndAgain(name: string, databaseUrl?: string): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-kill-'))
  const counts = { kills: 0, uploads: 0, series: 0, underWay: 0 }
  const sessions = new Map<string, Promise<string>>()
  const start = async () => withSessions(await startPortal({ dataDir, ...(databaseUrl && { databaseUrl }) }), sessions)
  let portal = await start()
  try {
    const { Id: eventId } = await (await eventClient(portal, seededAccount.author)).create()
    for (let round = 0; round < ROUNDS; round += 1) {
      const author = await portalClient(portal, seededAccount.author)
      const pictureId = [...(await pictures(author)).values()].find(({ Title }) => !Title?.startsWith('kill-'))?.Id ?? 0
      const ledger = emptyLedger()
      const writing = writeUntilKilled(author, ledger, { round, pictureId, eventId })
      for (let waited = 0; waited < 200 && ledger.uploads.size < 4; waited += 1) await wait(10)
      // The moment of the crash is random: it may be during an upload or a save.
      await wait(Math.random() * 400)
      process.kill(portal.pid, 'SIGKILL')
      await writing
      await portal.stop()
      counts.kills += 1
      portal = await start()
      const settled = await settle(portal, await portalClient(portal, seededAccount.author), ledger, {
        pictureId,
        eventId,
      })
      counts.uploads += settled.uploads
      counts.series += settled.series
      counts.underWay += settled.underWay
    }
  } finally {
    await portal.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    report(name, counts)
  }
  return counts.kills
}

function report(name: string, counts: Record<string, number>): void {
  mkdirSync('test-results', { recursive: true })
  writeFileSync(join('test-results', `kill-${name}.json`), `${JSON.stringify(counts, null, 2)}\n`)
  process.stderr.write(
    `kill -9 on ${name}: ${Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}\n`,
  )
}

test(
  'kill -9 in the middle of uploads and saves on the embedded database loses nothing acknowledged, and leaves nothing broken',
  async () => {
    expect(await killAgainAndAgain('PGlite')).toBe(ROUNDS)
  },
  LONG,
)

onPostgres(
  `kill -9 in the middle of uploads and saves on PostgreSQL${why} loses nothing acknowledged, and leaves nothing broken`,
  async () => {
    const { databaseUrl, stop } = await startPostgres()
    try {
      expect(await killAgainAndAgain('PostgreSQL', databaseUrl)).toBe(ROUNDS)
    } finally {
      stop()
    }
  },
  LONG,
)
