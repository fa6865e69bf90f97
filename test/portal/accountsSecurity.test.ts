/** @jest-environment node */
import { Client } from 'pg'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { portalPage } from '../../examples/portal/server/registerLogin/passwordLayer'
import { postgresBinaries } from '../support/postgresBinaries'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import { startSeededPostgres } from '../support/startSeededPostgres'
import { foreignHeaders } from './support/foreignHeaders'
import { layerClient, type LayerClient } from './support/layerClient'
import { outboxMails } from './support/outboxMails'
import { signedIn } from './support/signedIn'

const REGISTER_LOGIN = '/register-login/api/register_login'
const REGISTER_PASSWORD = '/register-login/api/register_password'
const REGISTER_TMP = '/register-login/api/register_tmp_account'
const common = { project: 'foyer', language_id: '1' }
const LONG = 120_000

const createAccount = (browser: LayerClient, account: string, more: Record<string, string> = {}) =>
  browser.post(REGISTER_LOGIN, {
    m: 'create_new_account',
    ...common,
    account,
    password: 'Fluessigkeit7',
    firstname: 'Ada',
    surname: 'Weil',
    ...more,
  })
const logIn = (browser: LayerClient, account: string, password: string) =>
  browser.post(REGISTER_LOGIN, { m: 'login_account', ...common, account, password })

onEveryDatabase(portal => {
  let addresses = 1

  /** Returns a browser with a new address, so that limits by address don't apply across tests. */
  const open = (address = `127.0.1.${(addresses += 1)}`) => layerClient(portal().url, address)
  async function tokenFor(account: string, kind: string): Promise<string> {
    const mail = (await outboxMails(portal().url)).find(
      ({ to, text }) => to === account && text.includes(`/${kind}?token=`),
    )
    return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  describe('guessing', () => {
    test('after ten wrong passwords an account has to wait; the response says how long, also in Retry-After', async () => {
      const browser = open()
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect((await logIn(browser, 'rate@kulturportal.test', `versuch ${attempt}`)).status).toBe(200)
      const answer = await logIn(browser, 'rate@kulturportal.test', 'noch einer')
      expect([answer.status, answer.text, Number(answer.headers['retry-after']) > 500]).toEqual([
        429,
        expect.stringContaining('Zu viele'),
        true,
      ])
      expect((await logIn(browser, 'RATE@kulturportal.test', 'gross')).status).toBe(429)
      expect((await logIn(browser, seededAccount.author, 'Uferlicht*2026')).status).toBe(200)
    })

    test.each([
      ['send_password_mail', 5],
      ['create_new_account', 5],
    ])(
      '%s for one account is limited to %i times for one network address; another account and another network address are not affected',
      async (m, times) => {
        const fields = { m, ...common, password: 'Fluessigkeit7', firstname: 'Ada', surname: 'Weil' }
        const browser = open()
        const ask = (account: string, from = browser) => from.post(REGISTER_LOGIN, { ...fields, account })
        for (let attempt = 0; attempt < times; attempt += 1)
          expect((await ask(`${m}@kulturportal.test`)).status).toBe(200)
        const answer = await ask(`${m.toUpperCase()}@kulturportal.test`)
        expect([answer.status, answer.text]).toEqual([
          429,
          expect.stringMatching(/^Das waren zu viele Versuche\. Bitte warten Sie \d+ Min\./),
        ])
        expect(
          (await browser.post(REGISTER_LOGIN, { ...fields, account: `${m}@kulturportal.test`, language_id: '2' })).text,
        ).toContain('too many attempts')
        expect((await ask(`${m}2@kulturportal.test`)).status).toBe(200)
        expect((await ask(`${m}@kulturportal.test`, open())).status).toBe(200)
      },
    )

    test('other people’s attempts to change a password do not use up the owner’s attempts', async () => {
      const account = 'gestoert@kulturportal.test'
      const owner = open()
      const change = (browser: LayerClient) =>
        browser.post(REGISTER_PASSWORD, {
          m: 'change_password',
          ...common,
          account,
          password: 'Neuanfang22',
          term_of_use_state: 'true',
        })
      await createAccount(owner, account)
      await owner.post('/register-login/confirm', { token: await tokenFor(account, 'confirm') })
      for (let attempt = 0; attempt < 11; attempt += 1) expect((await change(open())).json().success).toBe(false)
      expect((await change(owner)).json().success).toBe(true)
      const statuses: number[] = []
      for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await change(owner)).status)
      expect([statuses.filter(status => status === 200).length, statuses.at(-1)]).toEqual([9, 429])
    })

    test('check_account for many accounts is limited by the sender’s network address', async () => {
      const browser = open()
      const check = (number: number) =>
        browser.get(REGISTER_LOGIN, { m: 'check_account', ...common, account: `wer${number}@kulturportal.test` })
      const answers = await Promise.all(Array.from({ length: 210 }, (_, number) => check(number)))
      expect(answers.filter(answer => answer.status === 200)).toHaveLength(200)
      expect(answers.filter(answer => answer.status === 429)).toHaveLength(10)
      expect(
        (await open().get(REGISTER_LOGIN, { m: 'check_account', ...common, account: seededAccount.author })).status,
      ).toBe(200)
    })

    test('invented tokens confirm nothing and set no password', async () => {
      for (const token of ['', 'x', 'a'.repeat(43), "' or 1=1 --", 'x'.repeat(10_000), '%00']) {
        const confirmed = await open().post('/register-login/confirm', { token })
        expect([confirmed.status, confirmed.headers['location'], confirmed.headers['set-cookie']]).toEqual([
          303,
          '/?register=token-error',
          undefined,
        ])
        const password = await open().get('/register-login/password', { token })
        expect([password.status, password.headers['location'], password.headers['set-cookie']]).toEqual([
          303,
          '/?register=token-error',
          undefined,
        ])
        const browser = open()
        browser.cookies.set('portal_password_link', encodeURIComponent(token))
        const changed = await browser.post(REGISTER_PASSWORD, {
          m: 'change_password',
          ...common,
          account: seededAccount.author,
          password: 'Gekapert123',
          term_of_use_state: 'true',
        })
        expect(changed.json().success).toBe(false)
      }
    })

    test('a token is valid for its own purpose only', async () => {
      const account = 'zweck@kulturportal.test'
      await createAccount(open(), account)
      const confirmation = await tokenFor(account, 'confirm')
      expect((await open().get('/register-login/password', { token: confirmation })).headers['location']).toBe(
        '/?register=token-error',
      )
      await open().post(REGISTER_LOGIN, { m: 'send_password_mail', project: 'foyer', account })
      expect(
        (await open().post('/register-login/confirm', { token: await tokenFor(account, 'password') })).headers[
          'location'
        ],
      ).toBe('/?register=token-error')
    })
  })

  describe('finding out who has an account', () => {
    test('creating an account that exists gets the same response, keeps the password, and sends the owner a mail', async () => {
      const account = 'besitz@kulturportal.test'
      const owner = open()
      const first = await createAccount(owner, account)
      await owner.post('/register-login/confirm', { token: await tokenFor(account, 'confirm') })
      const second = await createAccount(open(), account, { password: 'AngreiferWort1', firstname: 'Eve' })
      expect([second.status, second.text]).toEqual([first.status, first.text])
      expect((await outboxMails(portal().url)).find(mail => mail.to === account)?.subject).toBe(
        'Sie haben schon ein Konto',
      )
      expect((await logIn(open(), account, 'AngreiferWort1')).json().success).toBe(false)
      expect((await logIn(open(), account, 'Fluessigkeit7')).json().success).toBe(true)
    })

    test('a request for a password mail takes at least 290 ms, with and without an account', async () => {
      const account = 'dauer@kulturportal.test'
      await createAccount(open(), account)
      const time = async (who: string) => {
        const begun = performance.now()
        await open().post(REGISTER_LOGIN, { m: 'send_password_mail', project: 'foyer', account: who })
        return performance.now() - begun
      }
      // The response takes a minimum time, because a faster response would reveal that there is no account.
      for (const who of [account, 'niemand1@kulturportal.test']) expect(await time(who)).toBeGreaterThanOrEqual(290)
    })

    test('an attacker cannot take an account before its owner confirms it: the account gets the password of the confirmed mail', async () => {
      const account = 'opfer@kulturportal.test'
      await createAccount(open(), account, { password: 'AngreiferWort1' })
      const owner = open()
      await createAccount(owner, account, { password: 'EigenesWort22', firstname: 'Olga' })
      const own = await tokenFor(account, 'confirm')
      await createAccount(open(), account, { password: 'AngreiferWort1' })
      await owner.post('/register-login/confirm', { token: own })
      expect([
        (await logIn(open(), account, 'AngreiferWort1')).json().success,
        (await logIn(open(), account, 'EigenesWort22')).json().success,
      ]).toEqual([false, true])
      // The links in the attacker's mails become invalid.
      expect(
        (await open().post('/register-login/confirm', { token: await tokenFor(account, 'confirm') })).headers[
          'location'
        ],
      ).toBe('/?register=token-error')
    })
  })

  describe('sessions and links', () => {
    test('a log-in replaces an invented session cookie that the browser sends, and the invented cookie signs nobody in', async () => {
      const browser = open()
      browser.cookies.set('portal_session', 'a'.repeat(43))
      await logIn(browser, seededAccount.reader, 'Kranichzug#17')
      expect(browser.cookies.get('portal_session')).not.toBe('a'.repeat(43))
      const stale = open()
      stale.cookies.set('portal_session', 'a'.repeat(43))
      expect((await stale.get('/pix/pictures/by/1002', { limit: '1' })).status).toBe(403)
    })

    test('the cookie of a password link is out of reach of scripts and other sites', async () => {
      const account = 'keks@kulturportal.test'
      await createAccount(open(), account)
      await open().post(REGISTER_LOGIN, { m: 'send_password_mail', project: 'foyer', account })
      const [cookie = ''] =
        (await open().get('/register-login/password', { token: await tokenFor(account, 'password') })).headers[
          'set-cookie'
        ] ?? []
      expect(cookie.split('; ').slice(1).toSorted()).toEqual(['HttpOnly', 'Max-Age=3600', 'Path=/', 'SameSite=Strict'])
    })

    test('opening a confirmation link, as mail programs do, confirms nothing and signs nobody in; its page sends no referrer', async () => {
      const account = 'vorschau@kulturportal.test'
      const owner = open()
      await createAccount(owner, account)
      const token = await tokenFor(account, 'confirm')
      const page = await open().get('/register-login/confirm', { token })
      expect([
        page.status,
        page.headers['set-cookie'],
        page.headers['referrer-policy'],
        page.headers['cache-control'],
      ]).toEqual([200, undefined, 'no-referrer', 'no-store'])
      expect((await open().get(REGISTER_LOGIN, { m: 'check_account', ...common, account })).json().success).toBe(
        'ACCOUNT_NOT_FINISCHED',
      )
      expect((await owner.post('/register-login/confirm', { token })).headers['location']).toBe('/?register=confirm')
    })

    test.each([
      'https://boese.example/',
      '//boese.example/',
      '/\\boese.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://127.0.0.1:1@boese.example/profile',
      '/page.json?m=delete_article_and_blog_item&article_id=1',
      '/logout',
      '/register-login/confirm?token=x',
      '/articles/../page.json',
      '/profile/../../outbox',
      'null',
      '',
      `/events/${'x'.repeat(600)}`,
      '\0',
    ])('a mail never leads to %j', async tokenPage => {
      const request = { headers: { host: '127.0.0.1:4600' } } as Parameters<typeof portalPage>[1]
      expect(portalPage(tokenPage, request)).toBe('/')
    })

    test.each([
      ['http://127.0.0.1:4600/articles/am-fluss?x=1#y', '/articles/am-fluss'],
      ['/events', '/events'],
      ['http://127.0.0.1:4600/blog?language=en_EN&register=confirm', '/blog?language=EN'],
    ])('a mail that is requested on the page %s leads to %s', (tokenPage, page) => {
      const request = { headers: { host: '127.0.0.1:4600' } } as Parameters<typeof portalPage>[1]
      expect(portalPage(tokenPage, request)).toBe(page)
    })
  })

  describe('other sites', () => {
    test.each([
      [REGISTER_LOGIN, { m: 'login_account', account: seededAccount.author, password: 'Uferlicht*2026' }],
      [
        REGISTER_LOGIN,
        {
          m: 'create_new_account',
          account: 'fremd@kulturportal.test',
          password: 'Fluessigkeit7',
          firstname: 'A',
          surname: 'B',
        },
      ],
      [REGISTER_LOGIN, { m: 'send_password_mail', account: seededAccount.author }],
      [
        REGISTER_PASSWORD,
        { m: 'change_password', account: seededAccount.author, password: 'Gekapert123', term_of_use_state: 'true' },
      ],
      [REGISTER_TMP, { m: 'create_temporary_account' }],
      ['/tmp_account.json', { m: 'move_tmp_account_to_account', tmp_account_id: 'x' }],
      ['/register-login/confirm', { token: 'x' }],
      ['/editor/article/1', { account: 'x', token: 'x' }],
    ])('change nothing by POST %s', async (path, fields) => {
      const browser = await signedIn(portal(), seededAccount.author)
      const foreign = foreignHeaders.filter(headers => !('Sec-Fetch-Dest' in headers))
      for (const headers of foreign) {
        const sent = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' }
        const answer = await browser.send('POST', path, {
          body: new URLSearchParams(Object.entries(fields)).toString(),
          headers: sent,
        })
        expect([answer.status, answer.text]).toEqual([
          403,
          'Changes are accepted from the pages of this portal only. A web server in front must pass on the Host header as the browser sent it, with the port.',
        ])
      }
    })

    test('get no permission to read, and can frame nothing', async () => {
      const browser = await signedIn(portal(), seededAccount.author)
      for (const path of [
        `${REGISTER_LOGIN}?m=check_account&account=x`,
        `${REGISTER_PASSWORD}?m=register_password_layer`,
        '/page.json?m=tags',
        '/outbox',
      ]) {
        const { headers } = await browser.send('GET', path, {
          headers: { Origin: 'https://boese.example', Accept: 'text/html' },
        })
        expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([])
        expect(headers).toMatchObject({
          'x-frame-options': 'SAMEORIGIN',
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        })
      }
    })
  })

  describe('input', () => {
    const texts = [
      '',
      '   ',
      'x'.repeat(10_000),
      '😀🎷',
      'שלום\u202e',
      '<img src=x onerror=alert(1)>',
      "' or 1=1; drop table accounts; --",
      'a\r\nBcc: alle@boese.example',
      '\0',
      'Mu\u0308ller',
      '{{account}}',
      '__proto__',
      '%00%0d%0a',
    ]

    test.each(texts)('no text in a field breaks a call (text %#)', async text => {
      const browser = open()
      const refusedCalls = [
        await browser.get(REGISTER_LOGIN, { m: 'check_account', ...common, account: text }),
        await logIn(browser, text, 'x'),
        await logIn(browser, 'wer@kulturportal.test', text),
        await createAccount(browser, text),
        await createAccount(browser, 'feld@kulturportal.test', { password: text }),
        await createAccount(browser, 'feld@kulturportal.test', {
          password: 'kurz',
          firstname: text,
          surname: text,
          token_page: text,
        }),
        await browser.post(REGISTER_LOGIN, {
          m: 'send_password_mail',
          account: text,
          token_page: text,
          item_id: text,
          item_type: text,
          project: 'foyer',
        }),
        await browser.post(REGISTER_PASSWORD, {
          m: 'change_password',
          ...common,
          account: text,
          password: text,
          term_of_use_state: text,
        }),
      ]
      for (const answer of refusedCalls)
        expect([answer.status, answer.json()]).toEqual([200, { success: false, message: expect.stringMatching(/\.$/) }])
      const unknownCalls = [
        await browser.post('/tmp_account.json', { m: text, tmp_account_id: text }),
        await browser.get(REGISTER_LOGIN, { m: text, ...common }),
      ]
      for (const answer of unknownCalls)
        expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(/^The field m must be /)])
      expect(
        (await outboxMails(portal().url)).some(
          mail => mail.to.includes('feld') || mail.source.includes('boese.example'),
        ),
      ).toBe(false)
    })

    test.each([
      ['m missing', 'account=x'],
      ['a value of m that only POST may send', 'm=login_account&account=x&password=x'],
      ['m as a list', 'm[]=check_account&account=x'],
      ['the account missing', 'm=check_account'],
      ['the account as a list', 'm=check_account&account[]=x&account[]=y'],
      ['the account as a map', 'm=check_account&account[__proto__][x]=y'],
      ['a language that is not a number', 'm=check_account&account=x&language_id=de'],
      ['a language below one', 'm=check_account&account=x&language_id=0'],
      ['a huge language', 'm=check_account&account=x&language_id=99999999999'],
      ['a project of 201 characters', `m=check_account&account=x&project=${'x'.repeat(201)}`],
    ])('%s: the request is refused with a sentence about the field', async (_what, query) => {
      const answer = await open().send('GET', `${REGISTER_LOGIN}?${query}`)
      expect([answer.status, answer.text]).toEqual([
        400,
        expect.stringMatching(/^The (?:field|parameter) (?:m|account|language_id|project) .+\.$/),
      ])
    })

    test('the last value of a repeated field is used, an unknown language is accepted, a body that is not a form is refused', async () => {
      const doubled = await open().send(
        'GET',
        `${REGISTER_LOGIN}?m=check_account&language_id=2&language_id=7&account=x&account=${seededAccount.author}`,
      )
      expect(doubled.json()).toEqual({ success: true })
      expect(
        (
          await open().send('POST', REGISTER_LOGIN, {
            body: '{"m":"login_account"}',
            headers: { 'Content-Type': 'application/json' },
          })
        ).status,
      ).toBe(400)
      expect((await open().send('POST', REGISTER_LOGIN)).status).toBe(400)
      expect((await open().send('PUT', REGISTER_LOGIN)).status).toBe(404)
    })
  })
})

const postgres = postgresBinaries()
const [onPostgres, why] = 'missing' in postgres ? [test.skip, `: ${postgres.missing}`] : [test, '']

onPostgres(
  `on PostgreSQL${why}: no token is stored in plain text, links expire, an old session has to sign in again before it changes the password, and unfinished accounts and unverified persons are deleted after a week`,
  async () => {
    const { databaseUrl, stop } = await startSeededPostgres()
    let own = await startPortal({ databaseUrl })
    const client = new Client({ connectionString: databaseUrl })
    const account = 'alt@kulturportal.test'
    const browser = layerClient(own.url)
    const newest = async () => /token=([\w-]{43})/.exec((await outboxMails(own.url))[0]?.text ?? '')?.[1] ?? ''
    const change = () =>
      browser.post(REGISTER_PASSWORD, {
        m: 'change_password',
        ...common,
        account,
        password: 'Neuanfang22',
        term_of_use_state: 'true',
      })
    try {
      await client.connect()
      await createAccount(browser, account)
      const token = await newest()
      const id = String(
        (await browser.post(REGISTER_TMP, { m: 'create_temporary_account', project: 'foyer' })).json()['id'],
      )
      const { rows } = await client.query(
        'select token_hash, password_hash from register_links union all select token_hash, null from temporary_accounts',
      )
      expect(JSON.stringify(rows)).not.toContain(token)
      expect(JSON.stringify(rows)).not.toContain(id)
      expect(rows[0].password_hash).toMatch(/^\$argon2id\$/)

      await client.query("update register_links set expires = now() - interval '1 second'")
      expect((await browser.post('/register-login/confirm', { token })).headers['location']).toBe(
        '/?register=token-error',
      )
      await createAccount(browser, account)
      await browser.post('/register-login/confirm', { token: await newest() })
      await client.query("update sessions set begun = now() - interval '61 minutes'")
      const old = await change()
      expect([old.status, old.text]).toEqual([403, '"Please log in"'])
      await logIn(browser, account, 'Fluessigkeit7')
      expect((await change()).json().success).toBe(true)

      for (const name of ['nie', 'link', 'neu']) await createAccount(browser, `${name}@kulturportal.test`)
      for (const [surname, email] of [
        ['Wermutstropf', 'wermut@post.example'],
        ['Quendelkraut', 'quendel@post.example'],
      ]) {
        await layerClient(own.url).post('/register/ajax.php', {
          action: 'check_doublet',
          firstname: 'Zacharias',
          surname: surname ?? '',
          city: 'Stade',
          email: email ?? '',
        })
      }
      await client.query("update accounts set created = now() - interval '8 days' where account not like 'neu@%'")
      await client.query(
        "update register_links set expires = now() - interval '1 second' where account_id in (select id from accounts where account like any('{nie@%,neu@%}'))",
      )
      await client.query("update persons set created = now() - interval '8 days' where surname <> 'Quendelkraut'")
      const {
        rows: [all],
      } = await client.query('select count(*)::int as persons from persons')
      await own.stop()
      own = await startPortal({ databaseUrl })
      const { rows: left } = await client.query(
        "select account from accounts where account = any($1) or state = 'unfinished' order by id",
        [[account, 'nie@kulturportal.test']],
      )
      expect(left.map(row => row.account)).toEqual([account, 'link@kulturportal.test', 'neu@kulturportal.test'])
      const { rows: persons } = await client.query(
        "select surname, (select count(*)::int from persons) as persons from persons where firstname = 'Zacharias'",
      )
      expect(persons).toEqual([{ surname: 'Quendelkraut', persons: all.persons - 1 }])
    } finally {
      await client.end()
      await own.stop()
      stop()
    }
  },
  LONG,
)
