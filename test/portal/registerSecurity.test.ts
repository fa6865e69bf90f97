/** @jest-environment node */
import { config } from '../../examples/portal/server/config'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { outboxMails } from './support/outboxMails'
import { registerClient, type RegisterClient } from './support/registerClient'

const PASSWORD = 'Elbe-4711'
const FRAME = '/register/ajax.php'

onEveryDatabase(portal => {
  const open = (address?: string) => registerClient(portal().url, address)
  const logIn = (client: RegisterClient, more: Record<string, string> = {}) =>
    client.call('try_login', { username: seededAccount.author, passwd: 'Uferlicht*2026', stay_logged_in: '1', ...more })
  const isSignedIn = async ({ browser }: RegisterClient) => (await browser.get('/profile')).status === 200
  const makeAccount = async (account: string) => {
    const client = open()
    await client.call('create_account', { username: account, passwd: PASSWORD })
    await client.call('process_token', { token: await client.tokenFor(account) })
    return client
  }

  describe('sessions', () => {
    test('a log-in renews the session cookie: a cookie that the browser has before the log-in signs nobody in after it', async () => {
      const client = open()
      client.browser.cookies.set('portal_session', 'a'.repeat(43))
      await logIn(client)
      const first = client.browser.cookies.get('portal_session')
      expect(first).not.toBe('a'.repeat(43))
      await logIn(client)
      expect(client.browser.cookies.get('portal_session')).not.toBe(first)
      const former = open()
      former.browser.cookies.set('portal_session', first ?? '')
      expect(await isSignedIn(former)).toBe(false)
    })

    test('a person who chooses not to stay logged in gets a cookie for this visit only', async () => {
      const cookie = async (stay_logged_in: string) =>
        String((await logIn(open(), { stay_logged_in })).headers['set-cookie'])
      expect(await cookie('1')).toMatch(/portal_session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax/)
      expect(await cookie('0')).toMatch(/portal_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/)
    })

    test('only the server makes a registration’s cookie, out of reach of scripts, and every new right renews the cookie', async () => {
      const client = open()
      client.browser.cookies.set(config.registerFrame.cookie, 'geraten')
      const { headers } = await client.call('send_reminder', { account: seededAccount.author })
      expect(String(headers['set-cookie'])).toMatch(
        /portal_registration=[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax/,
      )
      const first = client.browser.cookies.get(config.registerFrame.cookie)
      await client.call('process_token', { token: await client.tokenFor(seededAccount.author) })
      expect(client.browser.cookies.get(config.registerFrame.cookie)).not.toBe(first)
      const planted = open()
      planted.browser.cookies.set(config.registerFrame.cookie, first ?? '')
      expect(await planted.call('change_password', { password: PASSWORD, email: '' })).toMatchObject({
        status: 403,
        body: 'Please log in',
      })
    })

    test('nobody sets a password without a mailed link or a log-in', async () => {
      for (const email of ['', seededAccount.author])
        expect(await open().call('change_password', { password: PASSWORD, email })).toMatchObject({
          status: 403,
          body: 'Please log in',
        })
      expect((await logIn(open())).body).toMatchObject({ next: 'message' })
    })
  })

  describe('mailed links', () => {
    test('work once, even for many requests at the same moment, and only the newest one works', async () => {
      const account = 'links@post.example'
      await makeAccount(account)
      await open().call('send_reminder', { account })
      const older = await open().tokenFor(account)
      await open().call('send_reminder', { account })
      expect(await open().tokenFor(account)).toBe(older)
      await open('127.0.9.20').call('send_reminder', { account })
      const token = await open().tokenFor(account)
      expect((await open().call('process_token', { token: older })).body).toBe(false)
      const answers = await Promise.all(Array.from({ length: 10 }, () => open().call('process_token', { token })))
      expect(answers.filter(({ body }) => body !== false)).toHaveLength(1)
      for (const wrong of ['', 'x', token.toLowerCase(), `${token} `, "' or 1=1 --"])
        expect((await open().call('process_token', { token: wrong })).body).toBe(false)
    })

    test('are invalid after a new password', async () => {
      const account = 'offen@post.example'
      const owner = await makeAccount(account)
      await open().call('send_reminder', { account })
      const token = await open().tokenFor(account)
      await owner.call('change_password', { password: 'Weser-0815', email: account })
      expect((await open().call('process_token', { token })).body).toBe(false)
    })

    test.each([
      ['frame window', 'frame'],
      ['layer', 'layer'],
    ])(
      'that were opened before a password change in a %s set no password after it; the editor’s tokens are invalid too',
      async (_, by) => {
        const account = `dieb-${by}@kulturportal.test`
        const owner = await makeAccount(account)
        const editor = {
          account,
          token: String(
            JSON.parse((await owner.browser.get('/event/api/auth', { m: 'get_cb_flex_editor_auth_token' })).text),
          ),
        }
        const isEditorShut = async () =>
          (await open().browser.get('/editor/article/1', editor)).text.includes('Bitte öffnen Sie den Editor neu')
        expect(await isEditorShut()).toBe(false)
        const thief = open()
        await thief.call('send_reminder', { account })
        await thief.call('process_token', { token: await thief.tokenFor(account) })
        if (by === 'frame') await owner.call('change_password', { password: 'Weser-0815', email: account })
        else
          await owner.browser.post('/register-login/api/register_password', {
            m: 'change_password',
            project: 'foyer',
            account,
            password: 'Weserlicht08',
            term_of_use_state: 'true',
          })
        expect(await isSignedIn(owner)).toBe(true)
        expect(await thief.call('change_password', { password: 'Gekapert-1', email: account })).toMatchObject({
          status: 403,
          body: 'Please log in',
        })
        expect(await isEditorShut()).toBe(true)
      },
    )

    test('of a stranger’s registration in a layer change nothing after the owner confirms the account in a frame window', async () => {
      const account = 'umweg@kulturportal.test'
      const owner = open()
      await owner.call('create_account', { username: account, passwd: PASSWORD })
      const own = await owner.tokenFor(account)
      await open().browser.post('/register-login/api/register_login', {
        m: 'create_new_account',
        project: 'foyer',
        account,
        password: 'AngreiferWort1',
        firstname: 'Eve',
        surname: 'Weil',
      })
      const mail = (await outboxMails(portal().url)).find(({ to }) => to === account)
      const token = /confirm\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'no link'
      expect((await owner.call('process_token', { token: own })).body).toMatchObject({ next: 'message' })
      expect((await open().browser.post('/register-login/confirm', { token })).headers['location']).toBe(
        '/?register=token-error',
      )
      expect(
        (await open().call('try_login', { username: account, passwd: 'AngreiferWort1', stay_logged_in: '0' })).body,
      ).toEqual({ error: 'registerframe_error_passwd' })
      expect(
        (await open().call('try_login', { username: account, passwd: PASSWORD, stay_logged_in: '0' })).body,
      ).toMatchObject({ next: 'message' })
    })

    test.each(['send_reminder', 'check_account'])(
      'of an account that somebody else made let the owner of the mailbox choose the password, after a new request by %s',
      async action => {
        const account = `opfer-${action.slice(0, 4)}@post.example`
        const attacker = open()
        await attacker.call('create_account', { username: account, passwd: PASSWORD })
        const owner = open('127.0.9.21')
        expect((await owner.call('create_account', { username: account, passwd: 'Meins-0815' })).body).toEqual({
          error: 'registerframe_error_unfinished',
        })
        await owner.call(action, { account })
        expect((await owner.call('process_token', { token: await owner.tokenFor(account) })).body).toMatchObject({
          next: 'passwdchange',
        })
        expect(
          (await attacker.call('try_login', { username: account, passwd: PASSWORD, stay_logged_in: '0' })).body,
        ).toEqual({ error: 'registerframe_error_unfinished' })
        await owner.call('change_password', { password: 'Weser-0815', email: account })
        expect(await isSignedIn(owner)).toBe(true)
        expect(
          (await attacker.call('try_login', { username: account, passwd: PASSWORD, stay_logged_in: '0' })).body,
        ).toEqual({ error: 'registerframe_error_passwd' })
      },
    )

    test('of an account that somebody else made give the account to the owner of the mailbox, who chooses the password', async () => {
      const account = 'opfer@post.example'
      const attacker = open()
      await attacker.call('create_account', { username: account, passwd: PASSWORD })
      const owner = open()
      expect((await owner.call('process_token', { token: await owner.tokenFor(account) })).body).toMatchObject({
        next: 'passwdchange',
      })
      expect(
        (await attacker.call('try_login', { username: account, passwd: PASSWORD, stay_logged_in: '0' })).body,
      ).toEqual({ error: 'registerframe_error_unfinished' })
      expect((await owner.call('change_password', { password: 'Weser-0815', email: account })).body).toMatchObject({
        next: 'message',
      })
      expect(
        (await attacker.call('try_login', { username: account, passwd: PASSWORD, stay_logged_in: '0' })).body,
      ).toEqual({ error: 'registerframe_error_passwd' })
    })

    test('lead to the portal; a request that names another host is refused and sends no link', async () => {
      const client = open()
      const body = new URLSearchParams({ action: 'send_reminder', account: seededAccount.reader }).toString()
      const answer = await client.browser.send('POST', FRAME, {
        body,
        headers: { Host: 'boese.example', 'X-Forwarded-Host': 'boese.example', Origin: 'http://boese.example' },
      })
      expect(answer.status).toBe(421)
      expect(JSON.stringify(await outboxMails(portal().url))).not.toContain('boese')
      expect((await client.call('send_reminder', { account: seededAccount.reader })).status).toBe(200)
      const mail = (await outboxMails(portal().url)).find(({ to }) => to === seededAccount.reader)
      expect(mail?.text).toContain(`${portal().url}?register_token=`)
    })

    test('the page of a mailed link is stored in no cache and sends no referrer', async () => {
      const { headers } = await open().browser.get('/', { register_token: 'a'.repeat(43) })
      expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'no-store'])
      const plain = await open().browser.get('/')
      expect(plain.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    })

    test('no typed text reaches a header of a mail', async () => {
      const client = open()
      const fields = { firstname: 'Jörg', surname: 'Weiß', city: 'Stade', email: 'kopf@post.example' }
      const [doublet] = await client.doublets(fields)
      await client.call('check_doublet_info_and_insert', {
        ...fields,
        doublet_id: String(doublet?.id),
        doublet_text: 'a\r\nBcc: b@post.example',
        info_text: 'a\r\nBcc: alle@post.example\r\n\r\n.',
      })
      await client.call('request_to_cb', { problem: 'x\r\nBcc: alle@post.example' })
      const mails = (await outboxMails(portal().url)).slice(0, 2)
      for (const { source } of mails) expect(source.split('\n\n')[0]).not.toMatch(/^Bcc:|alle@/im)
      expect(mails[0]?.text).toContain('Problem: x Bcc: alle@post.example')
    })
  })

  describe('persons', () => {
    const fields = (email: string) => ({ firstname: 'Zacharias', surname: 'Quendelkraut', city: 'Stade', email })

    test('entered by a stranger under an e-mail address are not linked to the account of this address', async () => {
      const account = 'untergeschoben@post.example'
      await open().call('check_doublet', fields(account))
      const owner = await makeAccount(account)
      expect((await owner.call('get_loggedin_user_data')).body).toMatchObject({ id: null, firstname: '' })
    })

    test('that belong to an account can’t be changed by others, not even by the registration that entered them', async () => {
      const account = 'geteilt@post.example'
      const former = open()
      await former.call('check_doublet', { ...fields(account), surname: 'Wermutstropf' })
      await former.call('create_account', { username: account, passwd: PASSWORD })
      const cookies = new Map(former.browser.cookies)
      await former.call('process_token', { token: await former.tokenFor(account) })
      const owner = open()
      await owner.call('try_login', { username: account, passwd: PASSWORD, stay_logged_in: '0' })
      const before = (await owner.call('get_loggedin_user_data')).body
      expect(before).toMatchObject({ firstname: 'Zacharias', id: expect.any(Number) })
      for (const [name, value] of cookies) former.browser.cookies.set(name, value)
      await former.call('check_doublet', {
        ...fields(account),
        firstname: 'Boese',
        surname: 'Wermutstropf',
        phone: '+49 4141 666',
      })
      await former.call('insert_user')
      expect((await owner.call('get_loggedin_user_data')).body).toEqual(before)
    })
  })

  describe('other sites, and texts that people write on the portal’s own pages,', () => {
    test.each<Record<string, string>>([
      { 'Sec-Fetch-Dest': 'image' },
      { 'Sec-Fetch-Dest': 'document' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'none', Origin: '' },
      { 'Sec-Fetch-Site': '', Origin: '' },
      { 'Sec-Fetch-Site': '', Origin: 'https://boese.example' },
      { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'empty' },
      { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'empty' },
      { 'Sec-Fetch-Mode': 'cors', 'Sec-Purpose': 'prefetch' },
    ])('redeem no voucher by GET: %j', async headers => {
      const client = open()
      await logIn(client)
      const answer = await client.browser.send(
        'GET',
        `${FRAME}?action=set_acl_by_voucher&voucher=UFER-PRESSE-2026&voucher_role=press`,
        { headers },
      )
      expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('from the pages of this portal only')])
      expect((await client.ask('check_voucher', { voucher: 'UFER-PRESSE-2026', voucher_role: 'press' })).body).toBe(
        true,
      )
    })

    test.each(['try_login', 'create_account', 'change_password', 'insert', 'send_reminder', 'process_token'])(
      'get a 403 for an action by POST: %s',
      async action => {
        const client = open()
        const answer = await client.browser.send('POST', FRAME, {
          body: new URLSearchParams({ action }).toString(),
          headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://boese.example' },
        })
        expect(answer.status).toBe(403)
      },
    )

    test('get no permission to read', async () => {
      const { headers } = await open().browser.send('GET', `${FRAME}?action=check_account_exists&account=x`, {
        headers: { Origin: 'https://boese.example', 'Sec-Fetch-Site': 'cross-site' },
      })
      expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([])
    })
  })

  describe('finding out who has an account or is in the register', () => {
    test('send_reminder returns the same, and not before a fixed time, whether there is an account or not', async () => {
      const time = async (account: string) => {
        const begun = performance.now()
        const { body } = await open('127.0.9.1').call('send_reminder', { account })
        return { text: JSON.stringify(body).replaceAll(account, 'X'), milliseconds: performance.now() - begun }
      }
      const known = [await time(seededAccount.author), await time(seededAccount.author)]
      const unknown = [await time('niemand@post.example'), await time('keiner@post.example')]
      expect(new Set([...known, ...unknown].map(({ text }) => text)).size).toBe(1)
      for (const { milliseconds } of [...known, ...unknown])
        expect(milliseconds).toBeGreaterThanOrEqual(config.registerFrame.leastDuration - 2)
    })

    test('check_account_exists never responds before a fixed time, and is limited by network address', async () => {
      const client = open('127.0.9.2')
      for (const account of [seededAccount.author, 'niemand@post.example', '!']) {
        const begun = performance.now()
        await client.ask('check_account_exists', { account })
        expect(performance.now() - begun).toBeGreaterThanOrEqual(config.registerFrame.leastDuration - 2)
      }
      const many = await Promise.all(
        Array.from({ length: config.registerFrame.perAddress.exists }, (_, number) =>
          client.ask('check_account_exists', { account: `nummer-${number}` }),
        ),
      )
      const refusal = many.find(({ status }) => status === 429)
      expect(refusal?.body).toMatch(/^Zu viele Anfragen\. Bitte versuchen Sie es in \d+ Minuten noch einmal\.$/)
      expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(0)
      expect((await open('127.0.9.3').ask('check_account_exists', { account: 'x' })).status).toBe(200)
    })

    test('requests for mails to one account are limited for each network address, whether the account exists or not', async () => {
      const account = 'beworfen@post.example'
      await makeAccount(account)
      const most = config.registerFrame.perAccount.mails
      for (const asked of [account, 'niemals@post.example']) {
        const spellings = Array.from({ length: most + 2 }, (_, number) =>
          number % 2 === 0 ? asked : asked.toUpperCase(),
        )
        const answers = await Promise.all(
          spellings.map(spelling => open('127.0.9.10').call('send_reminder', { account: spelling })),
        )
        expect([200, 429].map(wanted => answers.filter(({ status }) => status === wanted).length)).toEqual([most, 2])
        // The account's owner is not blocked.
        expect((await open('127.0.9.11').call('send_reminder', { account: asked })).status).toBe(200)
      }
      // Three mails at most: one for the new account, and one for each of the two network addresses.
      const mails = (await outboxMails(portal().url)).filter(
        ({ to, text }) => to === account && text.includes('register_token'),
      )
      expect(mails.length).toBeLessThanOrEqual(3)
    })

    test('wrong passwords are limited by account', async () => {
      const client = open('127.0.9.40')
      const statuses: number[] = []
      for (let number = 0; number < 12; number += 1)
        statuses.push(
          (
            await client.call('try_login', {
              username: 'raten@post.example',
              passwd: `Falsch-${number}`,
              stay_logged_in: '0',
            })
          ).status,
        )
      expect([statuses.filter(status => status === 200).length, statuses.at(-1)]).toEqual([
        config.signIn.attemptsPerAccount,
        429,
      ])
    })

    test('a refusal is in the language of the page, or in the language that the call names', async () => {
      const refusal = async (
        number: number,
        headers: Record<string, string>,
        path = FRAME,
        more: Record<string, string> = {},
      ) => {
        const client = open(`127.0.9.${50 + number}`)
        const account = `sprache${number}@post.example`
        const fields: Record<string, string> =
          path === FRAME
            ? { action: 'try_login', username: account, passwd: 'x', stay_logged_in: '0' }
            : { m: 'login_account', project: 'foyer', account, password: 'x' }
        const send = () =>
          client.browser.send('POST', path, { body: new URLSearchParams({ ...fields, ...more }).toString(), headers })
        await Promise.all(Array.from({ length: config.signIn.attemptsPerAccount }, send))
        const { status, text } = await send()
        return [status, text.replace(/\d+/, '{N}')]
      }
      const layers = '/register-login/api/register_login'
      expect(
        await Promise.all([
          refusal(0, {}),
          refusal(1, { Referer: `${portal().url}profile?language=en_EN` }),
          refusal(2, {}, layers, { language_id: '2' }),
          refusal(3, { Referer: `${portal().url}?language=EN` }, layers, { language_id: '44' }),
        ]),
      ).toEqual([
        [429, 'Zu viele Anmeldeversuche. Bitte versuchen Sie es in {N} Minuten noch einmal.'],
        [429, 'Too many log-in attempts. Please try again in {N} minutes.'],
        [429, 'Too many log-in attempts. Please try again in {N} minutes.'],
        [429, 'Zbyt wiele prób logowania. Proszę spróbować ponownie za {N} min.'],
      ])
      const claim = await open().browser.send('POST', FRAME, {
        body: 'action=check_mail&id=20001',
        headers: { Referer: `${portal().url}?language=EN` },
      })
      expect([claim.status, claim.text]).toEqual([
        403,
        'This person was not offered in your registration. Please send your name and address again.',
      ])
    })

    test('searches for doublets are limited by network address, so that nobody can read out the register', async () => {
      const client = open('127.0.9.41')
      const most = config.registerFrame.perAddress.doublets
      const answers = await Promise.all(
        Array.from({ length: most + 3 }, () =>
          client.call('check_doublet', {
            firstname: 'Peter',
            surname: 'Müller',
            city: 'Hamburg',
            email: 'x@post.example',
          }),
        ),
      )
      expect([200, 429].map(wanted => answers.filter(({ status }) => status === wanted).length)).toEqual([most, 3])
    })

    test('[REG-FRM-07] responses have the contract’s fields, and no e-mail address of another person', async () => {
      const client = open('127.0.9.42')
      const fields = { firstname: 'Jörg', surname: 'Weiß', city: 'Stade', email: 'felder@post.example' }
      const [doublet] = await client.doublets(fields)
      const answers = [
        (await client.call('check_doublet', fields)).body,
        (await client.call('check_mail', { id: String(doublet?.id) })).body,
        (await client.call('check_account')).body,
        (
          await client.call('check_doublet_info_and_insert', {
            ...fields,
            doublet_id: String(doublet?.id),
            doublet_text: 'Jörg Weiß|Stade',
            info_text: '',
          })
        ).body,
        (await client.call('create_account', { username: 'kein', passwd: '' })).body,
        (await logIn(client)).body,
      ] as object[]
      const names = new Set(answers.flatMap(answer => Object.keys(answer)))
      expect([...names].toSorted()).toEqual([
        'button_ok_text',
        'data',
        'doublet_id',
        'doublet_text',
        'error',
        'message',
        'next',
        'originalRequest',
        'redirect',
        'replace_text',
        'title',
      ])
      expect(JSON.stringify(answers)).not.toContain('joerg.weiss')
    })
  })
})
