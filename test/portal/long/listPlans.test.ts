/** @jest-environment node */
import { Client } from 'pg'
import { fillDatabase } from '../../support/fillDatabase'
import { portalClient, type PortalClient } from '../../support/portalClient'
import { describeOnPostgres } from '../../support/describeOnPostgres'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import { startSeededPostgres } from '../../support/startSeededPostgres'
import type { TestPortal } from '../../support/TestPortal'
import { ownPicture } from '../support/ownPicture'
import { findPlanErrors } from '../support/findPlanErrors'
import { registerClient } from '../support/registerClient'

const LONG = 300_000
const AUTO_EXPLAIN = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_format=json',
]

describeOnPostgres('with 100,000 pictures and 40,000 events on PostgreSQL', () => {
  let portal: TestPortal
  let author: PortalClient
  let databaseUrl: string
  let log: () => string
  let stop: () => void
  let series = 0
  beforeAll(async () => {
    const server = await startSeededPostgres(AUTO_EXPLAIN)
    ;({ databaseUrl, log, stop } = server)
    portal = await startPortal({ databaseUrl })
    await fillDatabase(databaseUrl, { pictures: 100_000, events: 40_000 })
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    // The other tables that the tested calls read must be large, too.
    await client.query(
      "insert into sessions (token_hash, account_id, expires) select md5(n::text), (select min(id) from accounts where account like 'mitglied%') + n % 1000, now() + interval '1 day' from generate_series(1, 20000) n",
    )
    await client.query(
      'insert into registrations (token_hash, state, expires) select md5(n::text), \'{"account":"mitglied@post.example"}\', now() + interval \'1 hour\' from generate_series(1, 20000) n',
    )
    await client.query(
      'insert into picture_share_groups (picture_id, share_group_id) select id, (select min(id) from share_groups) from pictures where id % 5 = 0 on conflict do nothing',
    )
    await client.query(
      "insert into articles (slug, title, teaser, author_id, published, blocks) select 'gefuellt-' || n, 'Artikel ' || n, '', 1001 + n % 2, now() - n * interval '1 hour', '[]' from generate_series(1, 5000) n",
    )
    await client.query(
      "insert into blog_items (article_id, tag_id, published) select id, case when id % 50 = 0 then 22 else 21 end, published from articles where slug like 'gefuellt-%' and id % 2 = 0",
    )
    // Unfinished drafts of another author are newer than all these posts.
    await client.query(
      "insert into articles (slug, title, teaser, author_id, published, blocks, is_draft) select 'entwurf-' || n, 'Neuer Artikel', '', 1002, now(), '[]', true from generate_series(1, 20000) n",
    )
    await client.query(
      'insert into blog_items (article_id, tag_id, published, draft_of) select id, 21 + id % 6, published, author_id from articles where is_draft and id % 2 = 0',
    )
    await client.query(
      "insert into persons (firstname, surname, email, match_keys, film5, film6, user_ids) select 'Vorname', 'Nachname ' || n, 'person' || n || '@post.example', array['k' || n], array[500000 + n], array[1000000 + n], array[2000000 + n] from generate_series(1, 50000) n",
    )
    await client.query('update events set event_type = 3 where id % 1000 = 1')
    await client.query(
      "insert into session_tokens (token_hash, purpose, session_hash, expires) select md5(token_hash), 'stage', token_hash, now() + interval '1 hour' from sessions",
    )
    await client.query(
      "insert into addresses (customer, name, folded, category_id) select case when n % 2 = 0 then 'uferland' else 'kunde' || n % 50 end, 'Haus ' || n, 'haus ' || n, 901 from generate_series(1, 40000) n",
    )
    series = (await client.query<{ id: number }>("select id from series where title = 'Große Serie'")).rows[0]?.id ?? 0
    await client.query('vacuum analyze')
    await client.end()
    author = await portalClient(portal, seededAccount.author)
  }, LONG)
  afterAll(async () => {
    await portal.stop()
    stop()
  }, LONG)

  const errorsOf = async (path: string, most: number) => {
    const before = log().length
    const response = await author.get(path.replace('{series}', String(series)))
    expect(response.status).toBe(200)
    await response.arrayBuffer()
    return findPlanErrors(log().slice(before), most)
  }

  // The second value is the limit of rows per plan node. For a page, it covers the page's rows and those before it; for
  // a frequent word, all its matches; for the first page of the overview, all events of several days that have begun.
  test.each([
    ['/pix/pictures/by/1001?limit=36', 100],
    ['/pix/pictures/by/1001?limit=36&from=36', 200],
    ['/pix/pictures/by/1001?limit=36&from=7200', 7300],
    ['/pix/pictures/by/1001?limit=36&filter=hafen', 1000],
    ['/pix/pictures/by/1001?limit=36&filter=hafen%20991', 12_000],
    ['/pix/pictures/by/1001?limit=36&filter=xylophon', 100],
    ['/pix/pictures/by/1001?ids[]=10001&ids[]=10002', 100],
    ['/pix/series/by/1001?from=0', 100],
    ['/pix/series/{series}/pictures?limit=36', 100],
    ['/pix/series/{series}/pictures?limit=36&filter=chor', 1000],
    ['/event/api/event_cluster?Customer=uferland&p=1', 600],
    ['/event/api/event_cluster?Customer=uferland&p=10', 2000],
    ['/event/api/event_cluster?Customer=uferland&p=1&search=leuchtturm', 8000],
    ['/event/api/event_cluster?Customer=uferland&p=1&search=xylophon', 500],
    ['/event/api/event_cluster?Customer=uferland&p=1&date=2027-01-15', 300],
    ['/events', 300],
    ['/events?p=5', 400],
    ['/events?p=250', 10_100],
    ['/events?search=leuchtturm&p=20', 8000],
    ['/events?search=leuchtturm', 8000],
    ['/events?search=xylophon', 100],
    ['/events?search=xy', 100],
    ['/events?search=q', 300],
    ['/events?search=%26%26%26', 300],
    ['/events?date=2027-01-15', 300],
    ['/blog', 300],
    ['/blog?tag=21', 300],
    ['/blog?tag=22', 300],
    ['/blog?tag=25', 300],
    ['/blog?p=20', 1100],
    ['/blog?tag=21&p=20', 1100],
    ['/blog?p=40', 2100],
    ['/event/api/autocomplete/locations?Customer=uferland&actualInput=ha', 41_000],
    ['/event/api/autocomplete/locations?Customer=uferland&actualInput=haus', 41_000],
    ['/event/api/autocomplete/locations?Customer=uferland&actualInput=haus%20777', 1000],
    ['/event/api/autocomplete/organisers?Customer=uferland&actualInput=xylophon', 300],
    ['/event/api/autocomplete/organisers?Customer=uferland&actualInput=xy', 300],
    ['/', 100],
    ['/profile', 150],
    ['/profile?p=20', 1100],
    ['/playground', 150],
    ['/film/500007', 150],
    ['/player?film6=1000007', 150],
    ['/creator/2000007', 150],
  ])(
    '%s is read from a range of an index: no table is read as a whole, no node touches more than %i rows',
    async (path, most) => {
      // The first call may also read pages of the table that nobody has read since they were written.
      await author.get(path.replace('{series}', String(series)))
      expect(await errorsOf(path, most)).toEqual([])
    },
  )

  test('the list of the expert mode and its tokens are read from ranges of indexes', async () => {
    const asked = async () => {
      const before = log().length
      const token: string = await (
        await author.get('/event/api/auth?m=get_stage_app_token', { 'Sec-Fetch-Site': 'same-origin' })
      ).json()
      const list = await author.get(
        `/de_DE/stage?${new URLSearchParams({ username: seededAccount.author, token }).toString()}`,
      )
      expect([list.status, (await list.text()).match(/name="open"/g)?.length]).toEqual([200, expect.any(Number)])
      return findPlanErrors(log().slice(before), 150)
    }
    await asked()
    expect(await asked()).toEqual([])
  })

  test('the last page of events says how to find more; there is no page after it', async () => {
    const [last, behind] = [await author.get('/events?p=250'), await author.get('/events?p=251')]
    expect([last.status, behind.status]).toEqual([200, 404])
    const text = await last.text()
    expect([
      text.includes('rel="prev"'),
      text.includes('rel="next"'),
      text.includes('Noch spätere Termine finden Sie'),
    ]).toEqual([true, false, true])
  })

  test('a search for doublets, a new account and a new password touch at most 600 rows in each node of their plans', async () => {
    const registered = async (number: number) => {
      const username = `person${number}@post.example`
      const client = registerClient(portal.url)
      const before = log().length
      await registerClient(portal.url).doublets({
        firstname: 'Vorname',
        surname: `Nachname ${number}`,
        city: 'Stade',
        email: username,
      })
      await client.call('create_account', { username, passwd: 'Elbe-4711', user_id: '', on_login: '' })
      const token = await client.tokenFor(username)
      expect((await client.call('process_token', { token })).body).toMatchObject({
        message: 'register_message_finished',
      })
      expect((await client.call('change_password', { password: 'Weser-0815', email: username })).body).toMatchObject({
        message: 'register_message_password',
      })
      return findPlanErrors(log().slice(before), 600)
    }
    await registered(1)
    expect(await registered(2)).toEqual([])
  })

  test('a starting portal finds the rows to remove by indexes', async () => {
    const before = log().length
    const other = await startPortal({ databaseUrl })
    await other.stop()
    const swept = findPlanErrors(log().slice(before), 100).filter(error => error.includes(' in delete from '))
    expect([log().slice(before).includes('delete from \\"persons\\"'), swept]).toEqual([true, []])
  })

  test('a new picture is compared only with the few pictures that the index of hash bands finds', async () => {
    const upload = async (number: number) => {
      const before = log().length
      expect((await author.upload([{ name: `plan-${number}.jpg`, content: await ownPicture(number) }])).status).toBe(
        200,
      )
      return log().slice(before)
    }
    await upload(1)
    const logged = await upload(2)
    expect(logged).toContain('pictures_hash_bands')
    expect(findPlanErrors(logged, 11_000)).toEqual([])
    // An index scan may combine the account's entries with the bands, but the query reads the rows of few pictures.
    // Only the query that sums the account's bytes reads one index entry for each of the account's pictures.
    const isSum = (error: string) => /^Index Only Scan .* in select coalesce\(sum\(/.test(error)
    const large = findPlanErrors(logged, 1000).filter(error => !error.startsWith('Bitmap Index Scan'))
    expect(large.filter(error => !isSum(error))).toEqual([])
  })

  test('a plan with a node that reads more rows than allowed is reported', async () => {
    expect(await errorsOf('/pix/pictures/by/1001?limit=36&from=7200', 1000)).toEqual([
      expect.stringContaining('Index Only Scan of 7236 rows'),
    ])
  })
})
