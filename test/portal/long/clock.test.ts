/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { portalClient } from '../../support/portalClient'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import { ownPicture } from '../support/ownPicture'

const LONG = 300_000
const DAY = 24 * 3_600_000

test('a clock that jumps a day ahead and three days back: sessions, uploads, saves and keys go on, nobody is locked out, and what ran out has run out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-clock-'))
  const clock = join(folder, 'shift')
  const set = (milliseconds: number) => writeFileSync(clock, String(milliseconds))
  set(0)
  const NODE_OPTIONS = `--import ${pathToFileURL(join(__dirname, '..', 'support', 'shiftClock.mjs')).href}`
  const portal = await startPortal({ env: { FOYER_CLOCK: clock, NODE_OPTIONS } })
  const guess = () => fetch(`${portal.url}login`, { method: 'POST', redirect: 'manual', headers: { Origin: new URL(portal.url).origin }, body: new URLSearchParams({ account: 'rate@kulturportal.test', password: 'falsch' }) })
  try {
    const author = await portalClient(portal, seededAccount.author)
    let number = 0
    for (const shift of [0, DAY, -2 * DAY, 0]) {
      set(shift)
      number += 1
      const files = [{ name: `uhr-${number}.jpg`, content: await ownPicture(500 + number) }]
      const first = await (await author.upload(files, { upload_key: `uhr-upload-${number}` })).json()
      expect(first).toMatchObject([{ Title: `uhr-${number}` }])
      expect(await (await author.upload(files, { upload_key: `uhr-upload-${number}` })).json()).toEqual(first)
      const save = () => author.post('/pix/series', { Title: `Uhr ${number}`, method: 'POST', account: '1001' }, { 'Idempotency-Key': `uhr-serie-${number}` })
      expect([(await save()).status, (await save()).status]).toEqual([200, 200])
      expect((await author.get('/event/api/event_cluster?Customer=uferland&p=1')).status).toBe(200)
      // Ten wrong guesses in each of these times, and the eleventh waits: limits of another time count no longer.
      const statuses: number[] = []
      for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await guess()).status)
      expect(statuses.filter(status => status === 429)).toHaveLength(1)
      expect((await (await portalClient(portal, seededAccount.reader)).get('/pix/pictures/by/1002?limit=1')).status).toBe(200)
    }
    const series: { Title: string }[] = await (await author.get('/pix/series/by/1001?from=0')).json()
    expect(series.flatMap(({ Title }) => (Title.startsWith('Uhr') ? [Title] : [])).sort()).toEqual(['Uhr 1', 'Uhr 2', 'Uhr 3', 'Uhr 4'])
    set(15 * DAY)
    expect((await author.get('/pix/pictures/by/1001?limit=1')).status).toBe(403)
    expect(await portal.stop()).toMatchObject({ code: 0, errors: '' })
  } finally {
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}, LONG)
