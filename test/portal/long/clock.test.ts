/** @jest-environment node */
import { portalClient } from '../../support/portalClient'
import { postgresBinaries } from '../../support/postgresBinaries'
import { seededAccount } from '../../support/seededAccount'
import { startClockedPortal } from '../support/clockedPortal'
import { ownPicture } from '../support/ownPicture'
import { registerClient } from '../support/registerClient'

const LONG = 300_000
const DAY = 24 * 3_600_000
const SHIFTS = [0, DAY, -2 * DAY, 0]

const postgres = postgresBinaries()
const [onPostgres, why] = 'missing' in postgres ? [test.skip, `: ${postgres.missing}`] : [test, '']

test(
  'on the embedded database, with a clock that jumps a day ahead and three days back: all calls still work, and a voucher and a session expire by that clock',
  async () => {
    expect(await jump('embedded')).toBe(SHIFTS.length)
  },
  LONG,
)

onPostgres(
  `on PostgreSQL${why}, whose clock jumps with that of the portal: all calls still work, and a voucher and a session expire by that clock`,
  async () => {
    expect(await jump('postgres')).toBe(SHIFTS.length)
  },
  LONG,
)

/**
 * Checks uploads, saves, keys, log-ins and their limit with each of `SHIFTS`. Then checks the time at which a voucher
 * and a session expire. Returns the number of completed rounds.
 */
async function jump(kind: 'embedded' | 'postgres'): Promise<number> {
  const { portal, shift: set, stop } = await startClockedPortal(kind)
  const guess = () =>
    fetch(`${portal.url}login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: new URL(portal.url).origin },
      body: new URLSearchParams({ account: 'rate@kulturportal.test', password: 'falsch' }),
    })
  try {
    const author = await portalClient(portal, seededAccount.author)
    let number = 0
    for (const shift of SHIFTS) {
      await set(shift)
      number += 1
      const files = [{ name: `uhr-${number}.jpg`, content: await ownPicture(500 + number) }]
      const first = await (await author.upload(files, { upload_key: `uhr-upload-${number}` })).json()
      expect(first).toMatchObject([{ Title: `uhr-${number}` }])
      expect(await (await author.upload(files, { upload_key: `uhr-upload-${number}` })).json()).toEqual(first)
      const save = () =>
        author.post(
          '/pix/series',
          { Title: `Uhr ${number}`, method: 'POST', account: '1001' },
          { 'Idempotency-Key': `uhr-serie-${number}` },
        )
      expect([(await save()).status, (await save()).status]).toEqual([200, 200])
      expect((await author.get('/event/api/event_cluster?Customer=uferland&p=1')).status).toBe(200)
      // In each round, only the eleventh wrong guess has to wait, because the guesses of earlier rounds don't count.
      const statuses: number[] = []
      for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await guess()).status)
      expect(statuses.filter(status => status === 429)).toHaveLength(1)
      expect(
        (await (await portalClient(portal, seededAccount.reader)).get('/pix/pictures/by/1002?limit=1')).status,
      ).toBe(200)
    }
    const series: { Title: string }[] = await (await author.get('/pix/series/by/1001?from=0')).json()
    expect(series.flatMap(({ Title }) => (Title.startsWith('Uhr') ? [Title] : [])).sort()).toEqual([
      'Uhr 1',
      'Uhr 2',
      'Uhr 3',
      'Uhr 4',
    ])
    // A voucher that was valid until the end of 2024.
    const member = registerClient(portal.url)
    await member.call('try_login', { username: seededAccount.reader, passwd: 'Kranichzug#17', stay_logged_in: '1' })
    const isGood = async () =>
      (await member.ask('check_voucher', { voucher: 'UFER-ALT-2024', voucher_role: 'filmmaker' })).body
    expect(await isGood()).toBe(false)
    await set(Date.parse('2024-12-31T22:00:00Z') - Date.now())
    expect(await isGood()).toBe(true)
    await set(Date.parse('2025-01-01T00:00:00Z') - Date.now())
    expect(await isGood()).toBe(false)
    await set(15 * DAY)
    expect((await author.get('/pix/pictures/by/1001?limit=1')).status).toBe(403)
    expect(await portal.stop()).toMatchObject({ code: 0, errors: '' })
    return number
  } finally {
    await stop()
  }
}
