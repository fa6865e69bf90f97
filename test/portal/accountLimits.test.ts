/** @jest-environment node */
import { createHash } from 'node:crypto'
import { config } from '../../examples/portal/server/config'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { portalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { eventClient, EVENTS, leastFields } from './support/eventClient'
import { layerClient } from './support/layerClient'
import { signedIn } from './support/signedIn'

const AT_ONCE = 6
const [series, events] = [config.series.perAccount, config.event.perAccount]
const { perAccount: articles, comments } = config.article
const MEMBER = 1003
const sessions = config.session.perAccount
/** Returns an SQL statement that leaves a key only `rest` of its `most` attempts. */
const fullAfter = (key: string, most: number, rest: number) =>
  `insert into attempts (key, count, most, ends) values ('${createHash('sha256').update(key).digest('base64url')}', ${most - rest}, ${most}, now() + interval '9 minutes')`
const left = (table: string, most: number) =>
  `generate_series(1, ${most - 1} - (select count(*)::int from ${table} where account_id = 1002)) n`

onEveryDatabase(
  portal => {
    test('an account that creates many series at the same moment gets only the allowed number', async () => {
      const reader = await portalClient(portal(), seededAccount.reader)
      const make = () => reader.post('/pix/series', { method: 'POST', Title: 'Am Ufer', account: '1002' })
      const statuses = await Promise.all(Array.from({ length: AT_ONCE }, async () => (await make()).status))
      expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 400)])
      expect(await (await make()).text()).toContain(`höchstens ${series} Serien`)
    })

    test('an account that creates many events at the same moment gets only the allowed number', async () => {
      const reader = await eventClient(portal(), seededAccount.reader)
      const make = () => reader.post(`${EVENTS}/cluster/`, leastFields)
      const statuses = await Promise.all(Array.from({ length: AT_ONCE }, async () => (await make()).status))
      expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 400)])
      expect(await reader.refused({})).toEqual([400, expect.stringContaining('höchstens 10.000 Veranstaltungen')])
      const author = await eventClient(portal(), seededAccount.author)
      expect((await author.create()).Id).toBeGreaterThan(0)
    })

    test('an author who creates many comments configurations at the same moment gets only the allowed number, and still gets the existing ones', async () => {
      const author = await signedIn(portal(), seededAccount.author)
      const make = (film: number) =>
        author.get('/de_DE/page.json', { m: 'new_comments_config', page_id: '1', film_id: String(film) })
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => make(900_001 + index)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
      expect(answers.find(({ status }) => status === 400)?.text).toContain(`höchstens ${comments} Seiten und Filme`)
      expect((await make(1000)).status).toBe(200)
    })

    test('an author can have a limited number of articles', async () => {
      const author = await signedIn(portal(), seededAccount.author)
      const make = () =>
        author.get('/page.json', {
          m: 'new_article_and_blog_item',
          title: 'Noch einer',
          tag_id: '21',
          tag_group_id: '2',
        })
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, make))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
      expect((await make()).text).toContain(`höchstens ${articles} Artikel`)
    })

    test.each(['locations', 'organisers', 'cities'])(
      'a person who searches the %s too often is told how long to wait, and another account can still search',
      async name => {
        const search = async (account: string) => {
          const member = await signedIn(portal(), account)
          return member.get(`/event/api/autocomplete/${name}`, { actualInput: 'ufer', Customer: 'uferland' })
        }
        const { status, headers, text } = await search(seededAccount.reader)
        expect([status, text]).toEqual([429, expect.stringContaining('Zu viele Suchen')])
        expect(Number(headers['retry-after'])).toBeGreaterThan(0)
        expect((await search(seededAccount.author)).status).toBe(200)
      },
    )

    test('a log-in beyond the allowed number of sessions ends the least recently used ones', async () => {
      const newest = await signedIn(portal(), seededAccount.layerMember)
      const isSignedIn = async (token: string) => {
        const browser = layerClient(portal().url)
        browser.cookies.set(config.session.cookie, token)
        return (await browser.get('/profile')).status === 200
      }
      expect([await isSignedIn('session-1'), await isSignedIn('session-2'), await isSignedIn('session-3')]).toEqual([
        false,
        false,
        false,
      ])
      expect(await isSignedIn(`session-${sessions + 2}`)).toBe(true)
      expect((await newest.get('/profile')).status).toBe(200)
    })

    test('an account that sends too many writes with an Idempotency-Key is told when to continue; a write without a key still works', async () => {
      const { send } = await signedIn(portal(), seededAccount.layerMember)
      const write = (headers: Record<string, string> = {}) =>
        send('POST', '/pix/series', {
          body: new URLSearchParams({ method: 'POST', Title: 'Am Ufer', account: String(MEMBER) }).toString(),
          headers,
        })
      const statuses = []
      for (const key of ['erster-1', 'zweiter-2']) statuses.push((await write({ 'Idempotency-Key': key })).status)
      const { headers, text } = await write({ 'Idempotency-Key': 'dritter-3' })
      expect([...statuses, text]).toEqual([200, 429, expect.stringContaining('Zu viele Änderungen')])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect((await write()).status).toBe(200)
    })
  },
  {
    statements: [
      `insert into sessions (token_hash, account_id, expires, ends) select encode(sha256(('session-' || n)::bytea), 'hex'), ${MEMBER}, now() + (60 + n) * interval '1 minute', now() + interval '1 day' from generate_series(1, ${sessions + 2}) n`,
      fullAfter('searches of 1002', config.event.limits.searches, 0),
      fullAfter(`keyed writes of ${MEMBER}`, config.storedResponses.writes, 1),
      `insert into comments_configs (page_id, film_id) select 1, 999 + n from generate_series(1, ${comments - 1} - (select count(*)::int from comments_configs c join articles a on a.id = c.page_id where a.author_id = 1001)) n`,
      `insert into articles (slug, title, teaser, author_id, published, blocks) select 'viele-' || n, 'Viele', '', 1001, now(), '[]' from generate_series(1, ${articles - 1} - (select count(*)::int from articles where author_id = 1001)) n`,
      `insert into series (account_id, title) select 1002, 'Serie ' || n from ${left('series', series)}`,
      `insert into events (account_id, customer, slug, title) select 1002, 'uferland', 'viele-' || n, 'Viele' from ${left('events', events)}`,
    ],
  },
)
