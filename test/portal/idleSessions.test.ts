/** @jest-environment node */
import { describeOnPostgres } from '../support/describeOnPostgres'
import { seededAccount } from '../support/seededAccount'
import { startClockedPortal } from './support/clockedPortal'
import { layerClient } from './support/layerClient'
import { registerClient, type RegisterClient } from './support/registerClient'

const LONG = 120_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAYS = 14
const LOG_IN = { username: seededAccount.reader, passwd: 'Kranichzug#17' }

describe('on the embedded database', () => {
  tests('embedded')
})
describeOnPostgres('on PostgreSQL', () => {
  tests('postgres')
})

function tests(kind: 'embedded' | 'postgres'): void {
  let clocked: Awaited<ReturnType<typeof startClockedPortal>>
  let begin = 0
  beforeAll(async () => {
    clocked = await startClockedPortal(kind)
  }, LONG)
  afterAll(() => clocked.stop(), LONG)
  // Each test begins after the sessions of the previous one have expired.
  afterEach(() => (begin += 2 * DAYS * 24 * HOUR))

  const at = (milliseconds: number) => clocked.shift(begin + milliseconds)
  const logIn = async (stays: '0' | '1' = '1') => {
    await at(0)
    const client = registerClient(clocked.portal.url)
    await client.call('try_login', { ...LOG_IN, stay_logged_in: stays })
    return client
  }
  /** Requests for private data: a page, a list, a call of the frame windows. */
  const ways: [string, (client: RegisterClient) => Promise<boolean>][] = [
    ['a page', async ({ browser }) => (await browser.get('/profile')).status === 200],
    ['a list', async ({ browser }) => (await browser.get('/pix/pictures/by/1002', { limit: '1' })).status === 200],
    ['a call of the frame windows', async client => (await client.call('get_loggedin_user_data')).body !== null],
  ]

  test.each(ways)(
    '%s keeps a session alive; the session ends 8 hours after the last request, and without ‘stay logged in’ 12 hours after the log-in at the latest',
    async (_, ask) => {
      for (const stays of ['0', '1'] as const) {
        const client = await logIn(stays)
        for (const hours of [5, 10]) {
          await at(hours * HOUR)
          expect([stays, hours, await ask(client)]).toEqual([stays, hours, true])
        }
        // A session without 'stay logged in' lasts 12 hours at most.
        await at((stays === '0' ? 12 : 18) * HOUR + MINUTE)
        for (const [, again] of ways) expect(await again(client)).toBe(false)
        begin += 2 * DAYS * 24 * HOUR
      }
    },
    LONG,
  )

  test(
    'an idle session that has ended is treated like one that was logged out',
    async () => {
      const [idle, out] = [await logIn(), await logIn()]
      const token = out.browser.cookies.get('portal_session') ?? ''
      await out.browser.post('/logout')
      out.browser.cookies.set('portal_session', token)
      await at(8 * HOUR + MINUTE)
      const answers = async ({ browser }: RegisterClient) => {
        const found = []
        for (const path of ['/pix/pictures/by/1002', '/pix/series/by/1002', '/profile', '/event/api/event_cluster']) {
          const { status, headers, text } = await browser.get(path, { from: '0', Customer: 'uferland', p: '1' })
          found.push([path, status, headers['location'], text])
        }
        return found
      }
      const found = await answers(idle)
      expect(found).toEqual(await answers(out))
      expect(found.map(([, status]) => status)).toEqual([403, 403, 302, 403])
    },
    LONG,
  )

  test(
    'requests in the first five minutes after a log-in do not extend the session, later ones do',
    async () => {
      const [first, second] = [await logIn(), await logIn()]
      await at(4 * MINUTE)
      expect((await first.browser.get('/profile')).status).toBe(200)
      await at(6 * MINUTE)
      expect((await second.browser.get('/profile')).status).toBe(200)
      await at(8 * HOUR + 2 * MINUTE)
      expect((await first.browser.get('/profile')).status).toBe(302)
      expect((await second.browser.get('/profile')).status).toBe(200)
    },
    LONG,
  )

  test(
    'no request makes a session last longer than 14 days',
    async () => {
      const client = await logIn()
      for (let hours = 7; hours < DAYS * 24; hours += 7) {
        await at(hours * HOUR)
        expect([hours, (await client.browser.get('/profile')).status]).toEqual([hours, 200])
      }
      await at(DAYS * 24 * HOUR + MINUTE)
      expect((await client.browser.get('/profile')).status).toBe(302)
    },
    LONG,
  )

  test(
    'work in the editor extends the session, but an editor that is only left open does not',
    async () => {
      const [here, away] = [await logIn(), await logIn()]
      const tokenOf = async ({ browser }: RegisterClient) =>
        JSON.parse((await browser.get('/event/api/auth', { m: 'get_cb_flex_editor_auth_token' })).text) as string
      const stranger = layerClient(clocked.portal.url)
      const work = (token: string) => stranger.get('/editor/nothing/1', { account: seededAccount.reader, token })
      const tokens = [await tokenOf(here), await tokenOf(away)] as const
      for (let minutes = 10; minutes <= 9 * 60; minutes += 10) {
        await at(minutes * MINUTE)
        for (const [index, { browser }] of [here, away].entries())
          await browser.post('/event/api/extend_token', { purpose: 'editor', token: tokens[index] ?? '' })
        if (minutes % 60 === 0) await work(tokens[0])
      }
      expect((await work(tokens[0])).status).not.toBe(403)
      expect((await work(tokens[1])).status).toBe(403)
      expect((await here.browser.get('/profile')).status).toBe(200)
      expect((await away.browser.get('/profile')).status).toBe(302)
    },
    LONG,
  )

  test(
    'a visitor’s registration ends after two hours, even if the visitor uses it meanwhile',
    async () => {
      await at(0)
      const client = registerClient(clocked.portal.url)
      await client.call('send_reminder', { account: 'niemand@post.example' })
      const isThere = async () =>
        JSON.stringify((await client.call('check_account')).body).includes('register_message_mail')
      await at(119 * MINUTE)
      expect(await isThere()).toBe(true)
      await at(121 * MINUTE)
      expect(await isThere()).toBe(false)
    },
    LONG,
  )
}
