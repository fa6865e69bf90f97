/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { outboxMails } from './support/outboxMails'
import { registerClient, type RegisterClient } from './support/registerClient'
import { sayYes } from './support/sayYes'

const PASSWORD = 'Elbe-4711'
const AUTHOR = {
  username: seededAccount.author,
  passwd: 'Uferlicht*2026',
  user_id: '',
  on_login: '',
  stay_logged_in: '1',
}
const person = {
  surname: 'Quint',
  firstname: 'Xaver',
  city: 'Stade',
  city_id: '2829901',
  email: 'xaver@post.example',
  gender: 'm',
  plz: '21680',
  phone: '+49 40 66969001',
  street: 'Am Hafen',
  nr: '3',
  description: 'Zeichner',
  birthday: '01.04.1980',
}

onEveryDatabase(portal => {
  const open = (address?: string) => registerClient(portal().url, address)
  const body = async (answer: Promise<{ body: unknown }>) => (await answer).body
  const isSignedIn = async ({ browser }: RegisterClient) => (await browser.get('/profile')).status === 200
  const register = async (client: RegisterClient, username: string) =>
    body(client.call('create_account', { username, passwd: PASSWORD, user_id: '', on_login: '' }))
  const signedIn = async () => {
    const client = open()
    await client.call('try_login', AUTHOR)
    return client
  }
  const message = (name: string) => ({
    next: 'message',
    title: `register_message_${name}_title`,
    message: `register_message_${name}`,
    button_ok_text: 'ok',
  })

  describe('calls', () => {
    test('[REG-CALL-46] a call needs a known action and its method, and gets JSON that is not cached', async () => {
      const client = open()
      const { status, headers } = await client.call('get_session_data')
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/json; charset=utf-8',
        'no-store',
      ])
      expect(await client.call('')).toMatchObject({ status: 400 })
      expect(await client.call('drop_table')).toMatchObject({ status: 400, body: 'The register has no such action.' })
      expect(await client.call('__proto__')).toMatchObject({ status: 400 })
      expect((await client.browser.post('/register/ajax.php')).text).toBe('The parameter action is missing.')
      for (const action of ['check_account_exists', 'check_voucher', 'set_acl_by_voucher'])
        expect(await client.call(action)).toMatchObject({ status: 405 })
      const posts = [
        'process_token',
        'request_to_cb',
        'check_account',
        'insert_user',
        'check_mail',
        'get_loggedin_user_data',
        'check_doublet',
        'insert',
      ]
      for (const action of [
        ...posts,
        'check_doublet_info_and_insert',
        'try_login',
        'send_reminder',
        'create_account',
        'get_session_data',
        'change_password',
      ]) {
        expect(await client.ask(action)).toMatchObject({
          status: 405,
          body: `The action ${action} must be called by POST.`,
        })
      }
    })

    test('[REG-CALL-15] check_account_exists tells whether there is an account', async () => {
      const exists = (account: string) => body(open().ask('check_account_exists', { account }))
      expect(
        await Promise.all(
          [
            seededAccount.author,
            ` ${seededAccount.author.toUpperCase()} `,
            'niemand@post.example',
            'kein konto',
            '',
          ].map(exists),
        ),
      ).toEqual([true, true, false, false, false].map(found => ({ exists: found })))
    })

    test('[REG-CALL-10] [REG-CALL-13] [REG-PWC-04] try_login logs in, and get_session_data has the account', async () => {
      const client = open()
      expect(await body(client.call('get_session_data'))).toEqual({ account: '' })
      expect(await body(client.call('try_login', AUTHOR))).toEqual({
        ...message('welcome'),
        redirect: true,
        replace_text: { account: seededAccount.author, email: seededAccount.author },
      })
      expect(await body(client.call('get_session_data'))).toEqual({ account: seededAccount.author })
    })

    test('try_login returns the address in on_login only if it is within the portal', async () => {
      const redirect = async (on_login: string) =>
        ((await body(open().call('try_login', { ...AUTHOR, on_login }))) as { redirect: unknown }).redirect
      expect(await redirect('/pix')).toBe('/pix')
      for (const foreign of [
        '//boese.example',
        'https://boese.example',
        '/\\boese.example',
        'javascript:alert(1)',
        '/a\tb',
        'irgendwas',
      ])
        expect(await redirect(foreign)).toBe(true)
    })

    test('a refused log-in or new account gets the error code of its cause', async () => {
      const client = open('127.0.6.1')
      const error = async (username: string, passwd: string) =>
        body(client.call('try_login', { ...AUTHOR, username, passwd }))
      expect(await error('x', PASSWORD)).toEqual({ error: 'registerframe_error_account' })
      expect(await error('gibtesnicht', PASSWORD)).toEqual({ error: 'registerframe_error_account' })
      expect(await error(seededAccount.author, 'falsch')).toEqual({ error: 'registerframe_error_passwd' })
      expect(await error('niemand@post.example', 'falsch')).toEqual({ error: 'registerframe_error_passwd' })
      expect(await register(client, 'halbfertig@post.example')).toMatchObject(message('confirm'))
      expect(await error('halbfertig@post.example', PASSWORD)).toEqual({ error: 'registerframe_error_unfinished' })
      expect(await error('halbfertig@post.example', 'falsch')).toEqual({ error: 'registerframe_error_passwd' })
      expect(await isSignedIn(client)).toBe(false)
      expect(await register(client, seededAccount.author)).toEqual({ error: 'registerframe_error_exists' })
      expect(await register(client, 'HALBFERTIG@post.example')).toEqual({ error: 'registerframe_error_unfinished' })
    })

    test('[REG-CALL-12] create_account needs an e-mail address and a password that the frame windows accept', async () => {
      const error = (username: string, passwd: string) =>
        body(open('127.0.6.2').call('create_account', { username, passwd }))
      for (const username of [
        '',
        'nurname',
        'a@b',
        'a b@post.example',
        'a@post.example\nBcc: x@y.example',
        '<b>@post.example',
        'ä@post.example',
        `${'a'.repeat(300)}@post.example`,
      ]) {
        expect(await error(username, PASSWORD)).toEqual({ error: 'registerframe_error_account' })
      }
      for (const passwd of ['', 'a1-', 'Abcdefg1', 'abcdefg-', '1234567-', '        ', 'a1-'.repeat(400)])
        expect(await error('neu@post.example', passwd)).toEqual({ error: 'registerframe_error_passwd' })
      expect(await body(open().ask('check_account_exists', { account: 'neu@post.example' }))).toEqual({ exists: false })
    })

    test('[REG-CALL-06] [REG-NAD-18] [REG-NAD-14] get_loggedin_user_data is null for a visitor, and has the person’s id if the account has a person', async () => {
      expect(await body(open().call('get_loggedin_user_data'))).toBeNull()
      const data = await body((await signedIn()).call('get_loggedin_user_data'))
      expect(data).toEqual({
        id: expect.any(Number),
        email: seededAccount.author,
        firstname: 'Henrike',
        surname: 'Ahlers',
        city: 'Stade',
        city_id: '2829901',
        street: expect.any(String),
        plz: expect.stringMatching(/^2168\d$/),
        phone: expect.any(String),
        nr: expect.any(String),
        gender: 'f',
        description: expect.any(String),
      })
    })

    test('[REG-CALL-08] insert changes the person of the logged-in account, never its e-mail, and no other person', async () => {
      const client = await signedIn()
      const { id } = (await body(client.call('get_loggedin_user_data'))) as { id: number }
      const fields = {
        ...person,
        firstname: 'Henrike',
        surname: 'Ahlers-Groß',
        email: 'andere@post.example',
        id: String(id),
      }
      const { id: _id, ...sent } = fields
      expect(await body(client.call('insert', fields))).toEqual({
        ...message('saved'),
        redirect: true,
        data: { fullmatch: [] },
        originalRequest: { ...sent, email: seededAccount.author },
      })
      expect(await body(client.call('get_loggedin_user_data'))).toMatchObject({
        id,
        surname: 'Ahlers-Groß',
        email: seededAccount.author,
        street: 'Am Hafen',
      })
      await client.call('insert', { ...fields, birthday: '' })
      const stranger = { firstname: 'Henrike', surname: 'Ahlers-Groß', city: 'Passau', email: 'fremd@post.example' }
      expect((await open().doublets(stranger)).map(candidate => candidate.id)).toContain(id)
      // The birthday, which get_loggedin_user_data does not return, is unchanged.
      expect(
        (await open().doublets({ ...stranger, birthday: '02.04.1980' })).map(candidate => candidate.id),
      ).not.toContain(id)
      expect(await client.call('insert', { ...fields, id: '20001' })).toMatchObject({ status: 403 })
      expect(await body(client.call('insert', { ...fields, surname: ' ' }))).toMatchObject({
        error: 'registerframe_error_user',
      })
      expect(await open().call('insert', fields)).toMatchObject({ status: 403, body: 'Please log in' })
      expect(await body(client.call('get_loggedin_user_data'))).toMatchObject({ surname: 'Ahlers-Groß' })
    })
  })

  describe('journeys', () => {
    test('[REG-CALL-07] [REG-CALL-01] [REG-NAD-17] a person without a similar one in the register is registered: name, account, mail, log-in with the entered person', async () => {
      const client = open()
      expect(await body(client.call('check_doublet', person))).toEqual({
        next: 'newaccount',
        replace_text: { account: person.email, email: person.email },
        data: { fullmatch: [] },
        originalRequest: person,
      })
      expect(await register(client, person.email)).toEqual({
        ...message('confirm'),
        replace_text: { account: person.email, email: person.email },
      })
      expect(await isSignedIn(client)).toBe(false)
      expect(await body(client.call('process_token', { token: await client.tokenFor(person.email) }))).toMatchObject({
        ...message('finished'),
        redirect: true,
      })
      expect(await isSignedIn(client)).toBe(true)
      const { birthday: _birthday, ...known } = person
      expect(await body(client.call('get_loggedin_user_data'))).toEqual({ ...known, id: expect.any(Number) })
    })

    test('[REG-CALL-04] a person who is not among the candidates registers anyway, once, however often the call is repeated', async () => {
      const client = open()
      const fields = {
        ...person,
        firstname: 'Jürgen',
        surname: 'Strauss',
        city: 'Verden',
        city_id: '',
        email: 'strauss@post.example',
        birthday: '',
      }
      const before = await client.doublets(fields)
      expect(before.map(({ firstname, surname }) => `${firstname} ${surname}`)).toContain('Jürgen Strauß')
      const answers = await Promise.all(Array.from({ length: 5 }, () => body(client.call('insert_user'))))
      for (const answer of answers)
        expect(answer).toEqual({ next: 'newaccount', replace_text: { account: fields.email, email: fields.email } })
      expect((await open().doublets(fields)).length).toBe(before.length + 1)
      expect(await body(open().call('insert_user'))).toEqual({ next: 'nameaddress', error: 'registerframe_error_user' })
    })

    test('[REG-CALL-09] [REG-DBI-04] a claim to be a candidate is reported to the editors, and does not link the candidate to the account of the claimant', async () => {
      const client = open()
      const fields = {
        ...person,
        firstname: 'Sönke',
        surname: 'Lührs',
        city: 'Himmelpforten',
        city_id: '',
        email: 'fremder.luehrs@post.example',
        birthday: '',
      }
      const [doublet] = await client.doublets(fields)
      const claim = {
        ...fields,
        doublet_id: String(doublet?.id),
        doublet_text: 'Sönke Lührs|Himmelpforten',
        info_text: 'Das bin ich.\nSeit 1995 🎻',
      }
      expect(await body(client.call('check_doublet_info_and_insert', claim))).toEqual({
        next: 'newaccount',
        replace_text: { account: fields.email, email: fields.email },
        originalRequest: fields,
        doublet_id: claim.doublet_id,
        doublet_text: claim.doublet_text,
      })
      const office = (await outboxMails(portal().url)).find(mail => mail.to === 'redaktion@uferland.example')
      expect(office?.text).toContain('Das bin ich.\nSeit 1995 🎻')
      await register(client, fields.email)
      await client.call('process_token', { token: await client.tokenFor(fields.email) })
      expect(await body(client.call('get_loggedin_user_data'))).not.toMatchObject({ id: doublet?.id })
    })

    test('a claim with the profile’s own e-mail address is confirmed by the mail to this address', async () => {
      const client = open()
      const fields = {
        ...person,
        firstname: 'Soenke',
        surname: 'Luehrs',
        city: 'Drochtersen',
        city_id: '',
        email: 'soenke.luehrs2@post.example',
        birthday: '',
      }
      const candidates = await client.doublets(fields)
      const own = candidates.find(({ email }) => email === fields.email)
      await client.call('check_doublet_info_and_insert', {
        ...fields,
        doublet_id: String(own?.id),
        doublet_text: 'x',
        info_text: '',
      })
      await register(client, fields.email)
      await client.call('process_token', { token: await client.tokenFor(fields.email) })
      expect(await body(client.call('get_loggedin_user_data'))).toMatchObject({ id: own?.id })
      expect((await open().doublets({ ...fields, email: 'z@post.example' })).map(({ id }) => id).toSorted()).toEqual(
        candidates.map(({ id }) => id).toSorted(),
      )
    })

    test('[REG-CALL-05] [REG-CALL-03] [REG-CALL-02] a visitor who may be one of several persons chooses one, and proves to own this person’s mailbox, whose address is not shown', async () => {
      const client = open()
      const fields = {
        ...person,
        firstname: 'Stephan',
        surname: 'Schmitt',
        city: 'Köln',
        city_id: '',
        email: 'stephan.neu@post.example',
        birthday: '',
      }
      const answer = (await body(client.call('check_doublet', fields))) as {
        next: string
        data: { fullmatch: { id: number; firstname: string; email: string }[] }
      }
      expect(answer.next).toBe('nameselect')
      const chosen = answer.data.fullmatch.find(({ firstname }) => firstname === 'Stephan')
      expect(chosen?.email).toBe('n/a')
      expect(await body(client.call('check_mail', { id: String(chosen?.id) }))).toEqual({ next: 'verifymail' })
      expect(await body(client.call('check_account'))).toEqual(message('mail'))
      expect(await body(client.call('request_to_cb', { problem: 'password' }))).toEqual(message('provider'))
      const mailbox = 'stephan.schmitt@post.example'
      expect(await body(client.call('process_token', { token: await client.tokenFor(mailbox) }))).toEqual({
        next: 'newaccount',
        replace_text: { account: mailbox, email: mailbox },
      })
      expect(await register(client, mailbox)).toMatchObject({ ...message('finished'), redirect: '/register/person' })
      await sayYes(client.browser, (await client.browser.get('/register/person')).text, 'Stephan')
      expect(await body(client.call('get_loggedin_user_data'))).toMatchObject({ id: chosen?.id, email: mailbox })
    })

    test('a person who chooses none of the similar persons is asked once, then registered', async () => {
      const client = open()
      const fields = {
        ...person,
        firstname: 'Mathias',
        surname: 'Köhler',
        city: 'Passau',
        city_id: '',
        email: 'mk@post.example',
        birthday: '',
      }
      expect(await body(client.call('check_doublet', fields))).toMatchObject({ next: 'nameselect' })
      expect(await body(client.call('check_doublet', fields))).toMatchObject({
        next: 'newaccount',
        data: { fullmatch: [] },
      })
    })

    test('if several persons share the mailbox of a new account, a page asks which person is meant', async () => {
      const client = open()
      const mailbox = 'familie.tiedemann@post.example'
      await register(client, mailbox)
      expect(await body(client.call('process_token', { token: await client.tokenFor(mailbox) }))).toMatchObject({
        ...message('finished'),
        redirect: '/register/person',
      })
      const { text } = await client.browser.get('/register/person')
      const offered = [...text.matchAll(/name="person" value="(\d+)" \/>[^]*?<p><b>(\w+)/g)]
      expect(offered.map(([, , firstname]) => firstname)).toEqual(['Hinrich', 'Gesche', 'Fiete'])
      const gesche = Number(offered[1]?.[1])
      await sayYes(client.browser, text, 'Gesche')
      expect(await body(client.call('get_loggedin_user_data'))).toMatchObject({ id: gesche, firstname: 'Gesche' })
    })

    test('[REG-CALL-11] [REG-CALL-14] a forgotten password: mail, token, new password, logged in; the old password and other sessions end', async () => {
      const account = 'vergesslich@post.example'
      const client = open()
      await register(client, account)
      await client.call('process_token', { token: await client.tokenFor(account) })
      const visitor = open()
      expect(await body(visitor.call('send_reminder', { account }))).toEqual({
        ...message('reminder'),
        replace_text: { account, email: account },
      })
      const token = await visitor.tokenFor(account)
      expect(await body(visitor.call('process_token', { token }))).toEqual({
        next: 'passwdchange',
        replace_text: { account, email: account },
      })
      expect(await body(visitor.call('get_session_data'))).toEqual({ account })
      expect(await body(visitor.call('change_password', { password: 'kurz', email: account }))).toEqual({
        error: 'registerframe_error_passwd',
      })
      expect(await body(visitor.call('change_password', { password: 'Weser-0815', email: account }))).toEqual({
        ...message('password'),
        redirect: true,
      })
      expect([await isSignedIn(visitor), await isSignedIn(client)]).toEqual([true, false])
      const logIn = (passwd: string) =>
        body(open().call('try_login', { username: account, passwd, stay_logged_in: '0' }))
      expect([await logIn(PASSWORD), await logIn('Weser-0815')]).toEqual([
        { error: 'registerframe_error_passwd' },
        expect.objectContaining({ next: 'message' }),
      ])
      expect((await outboxMails(portal().url)).find(mail => mail.to === account)?.subject).toContain('wurde geändert')
    })

    test('a log-in in the middle of a registration keeps the entered person, after the member has said yes', async () => {
      const account = 'spaeter@post.example'
      const first = open()
      await register(first, account)
      await first.call('process_token', { token: await first.tokenFor(account) })
      const client = open()
      expect(
        await body(
          client.call('check_doublet', { ...person, firstname: 'Yorick', surname: 'Ypsilon', email: account }),
        ),
      ).toMatchObject({ next: 'userpass', replace_text: { account } })
      const answer = await body(
        client.call('try_login', { username: account, passwd: PASSWORD, stay_logged_in: '0', on_login: '/pix' }),
      )
      expect(answer).toMatchObject({ ...message('welcome'), redirect: '/register/person?next=%2Fpix' })
      const { text } = await client.browser.get('/register/person')
      await sayYes(client.browser, text, 'Yorick')
      expect(await body(client.call('get_loggedin_user_data'))).toMatchObject({
        firstname: 'Yorick',
        surname: 'Ypsilon',
        email: account,
      })
    })

    test('a person has one account: a log-in with another account does not move the person', async () => {
      const account = 'zweites@post.example'
      const other = open()
      await register(other, account)
      await other.call('process_token', { token: await other.tokenFor(account) })
      const client = open()
      await client.call('check_doublet', {
        ...person,
        firstname: 'Quirin',
        surname: 'Zwilling',
        email: 'erstes@post.example',
      })
      await register(client, 'erstes@post.example')
      expect(
        await body(client.call('try_login', { username: account, passwd: PASSWORD, stay_logged_in: '0' })),
      ).toMatchObject({ next: 'message' })
      expect(await body(client.call('get_loggedin_user_data'))).toMatchObject({ id: null, email: account, surname: '' })
    })

    test('mails are in the language of the page', async () => {
      const client = open()
      const account = 'english@post.example'
      const fields = new URLSearchParams({ action: 'create_account', username: account, passwd: PASSWORD }).toString()
      await client.browser.send('POST', '/register/ajax.php', {
        body: fields,
        headers: { Referer: `${portal().url}?language=en_EN` },
      })
      const mail = (await outboxMails(portal().url)).find(({ to }) => to === account)
      expect([mail?.subject, mail?.text]).toEqual([
        'Please confirm your Uferland account',
        expect.stringContaining('language=EN&register_token='),
      ])
    })

    test('mails are in the language of the mailed link, even after the window for the new password has removed the language from the address', async () => {
      const account = 'english.owner@post.example'
      const client = open()
      await register(client, account)
      await client.call('process_token', { token: await client.tokenFor(account) })
      await client.call('send_reminder', { account })
      const token = await client.tokenFor(account)
      const sendFrom = (page: string, fields: Record<string, string>) =>
        client.browser.send('POST', '/register/ajax.php', {
          body: new URLSearchParams(fields).toString(),
          headers: { Referer: `${portal().url}${page}` },
        })
      await sendFrom(`?language=EN&register_token=${token}`, { action: 'process_token', token })
      await sendFrom('', { action: 'change_password', password: 'Weser-0815', email: account })
      const newest = (await outboxMails(portal().url)).find(({ to }) => to === account)
      expect(newest?.subject).toBe('Your Uferland password was changed')
    })
  })

  describe('templates', () => {
    test.each([
      ['message', 'title message link ok'],
      ['verifymail', 'info error send_provider send_registered'],
      ['nameselect', 'info list error send'],
      [
        'nameaddress',
        'info mail phone gender firstname surname birthday street nr plz city description terms error send',
      ],
      ['checkdoublet', 'info list error insert_anyway someone_else'],
      ['checkdoubletinfo', 'info doublet entered info_text error back send'],
      ['userpass', 'info form'],
      ['newaccount', 'info form'],
      ['passwdchange', 'info form'],
      ['voucher', 'info voucher send'],
    ])('[REG-FRM-01] the template of the window %s has its slots', async (content, slots) => {
      const answer = await open().browser.get('/register/templates/frame.php', { content })
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect([...answer.text.matchAll(/data-slot="(\w+)"/g)].map(([, slot]) => slot).join(' ')).toBe(slots)
    })

    test.each(['picmanage', '', '../createApp.ts', '__proto__', 'voucher.html'])(
      'no template exists for %j',
      async content => {
        expect((await open().browser.get('/register/templates/frame.php', { content })).status).toBe(404)
      },
    )
  })
})
