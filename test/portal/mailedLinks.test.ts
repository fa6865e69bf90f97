/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import { outboxMails } from './support/outboxMails'
import { registerClient, type RegisterClient } from './support/registerClient'

const PASSWORD = 'Elbe-4711'
const REGISTER_LOGIN = '/register-login/api/register_login'
const REGISTER_PASSWORD = '/register-login/api/register_password'

onEveryDatabase(portal => {
  const open = () => registerClient(portal().url)
  const makeAccount = async (account: string) => {
    const client = open()
    await client.call('create_account', { username: account, passwd: PASSWORD })
    await client.call('process_token', { token: await client.tokenFor(account) })
    return client
  }
  const layerToken = async (account: string, kind: string) => {
    const mail = (await outboxMails(portal().url)).find(({ to, text }) => to === account && text.includes(`/${kind}?`))
    return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'no link'
  }
  const setPassword = ({ browser }: RegisterClient, password: string) =>
    browser.post(REGISTER_PASSWORD, {
      m: 'change_password',
      project: 'foyer',
      account: '',
      password,
      term_of_use_state: 'true',
    })
  const signedInAs = async (client: RegisterClient) =>
    ((await client.call('get_session_data')).body as { account: string }).account

  describe('a link to a new password', () => {
    test('mailed by the layers asks a person who is signed in to another account which account is meant, and signs in to the link’s account only after a yes', async () => {
      const [member, other] = ['layer.b@gast.test', 'layer.a@gast.test']
      const client = await makeAccount(member)
      await makeAccount(other)
      await open().browser.post(REGISTER_LOGIN, { m: 'send_password_mail', project: 'foyer', account: other })
      const token = await layerToken(other, 'password')
      const asked = await client.browser.get('/register-login/password', { token })
      expect([asked.status, asked.text.includes(member), asked.text.includes(other)]).toEqual([200, true, true])
      await setPassword(client, 'Weserlicht08')
      expect(await signedInAs(client)).toBe(member)
      await client.browser.post('/register-login/password', { token })
      expect(await signedInAs(client)).toBe('')
      expect((await setPassword(client, 'Weserlicht09')).json().success).toBe(true)
      expect(await signedInAs(client)).toBe(other)
    })

    test('mailed by the layers and opened earlier does not override a later log-in', async () => {
      const [member, other] = ['spaeter.b@gast.test', 'spaeter.a@gast.test']
      await makeAccount(member)
      await makeAccount(other)
      await open().browser.post(REGISTER_LOGIN, { m: 'send_password_mail', project: 'foyer', account: other })
      const client = open()
      await client.browser.get('/register-login/password', { token: await layerToken(other, 'password') })
      await client.call('try_login', { username: member, passwd: PASSWORD, stay_logged_in: '0' })
      await setPassword(client, 'Weserlicht08')
      expect(await signedInAs(client)).toBe(member)
    })

    describe('mailed by the layers', () => {
      const member = 'fremde.seite@gast.test'
      let token: string
      beforeAll(async () => {
        await makeAccount(member)
        await open().browser.post(REGISTER_LOGIN, { m: 'send_password_mail', project: 'foyer', account: member })
        token = await layerToken(member, 'password')
      })
      const visit = (headers: Record<string, string>) =>
        open().browser.send('GET', `/register-login/password?token=${token}`, { headers })

      test.each<Record<string, string>>([
        { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
        { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' },
        { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'empty' },
        { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' },
        { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document', 'Sec-Purpose': 'prefetch' },
        { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Dest': 'document', 'Sec-Purpose': 'prefetch;prerender' },
      ])('sets no cookie if the browser does not open it as a page: %j', async headers => {
        const answer = await visit(headers)
        expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined])
      })

      test.each<Record<string, string>>([
        { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
        { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
        { 'Sec-Fetch-Site': '', Origin: '' },
      ])('opens the layer from a mail or a mail program: %j', async headers => {
        const answer = await visit(headers)
        expect([answer.status, answer.headers['location'], String(answer.headers['set-cookie'])]).toEqual([
          303,
          '/?register=password',
          expect.stringContaining('portal_password_link='),
        ])
      })
    })

    test('mailed by the frame windows asks the same question', async () => {
      const [member, other] = ['frame.b@gast.test', 'frame.a@gast.test']
      const client = await makeAccount(member)
      await makeAccount(other)
      await open().call('send_reminder', { account: other })
      expect((await client.call('process_token', { token: await client.tokenFor(other) })).body).toMatchObject({
        message: 'register_message_other_account',
        redirect: '/register/account',
        replace_text: { account: member, email: other },
      })
      expect(await signedInAs(client)).toBe(member)
      const { text } = await client.browser.get('/register/account')
      expect([text.includes(member), text.includes(other)]).toEqual([true, true])
      await client.browser.post('/register/account')
      expect((await client.browser.get('/profile')).status).toBe(302)
      expect(await signedInAs(client)).toBe(other)
      expect((await client.call('change_password', { password: 'Weser-0815', email: other })).body).toMatchObject({
        message: 'register_message_password',
      })
      expect((await client.browser.get('/profile')).text).toContain(other)
    })
  })

  test.each([
    [
      '',
      'de',
      'gerd.schulz@post.example',
      'Neues Passwort für Ihr Konto bei Uferland',
      'Welches Konto ist gemeint?',
      'Gehört dieser Eintrag zu Ihrem Konto?',
    ],
    [
      'EN',
      'en',
      'wilma.sander@post.example',
      'A new password for your Uferland account',
      'Which account do you mean?',
      'Does this entry belong to your account?',
    ],
    [
      'PL',
      'pl',
      'jana.mueller@post.example',
      'Nowe hasło do Państwa konta w Uferland',
      'O które konto chodzi?',
      'Czy ten wpis należy do Państwa konta?',
    ],
  ])(
    'the mail, and the pages that ask which account and which person, are in the language of the page: “%s”',
    async (name, language, address, subject, account, person) => {
      const Referer = `${portal().url}?language=${name}`
      const call = ({ browser }: RegisterClient, fields: Record<string, string>) =>
        browser.send('POST', '/register/ajax.php', {
          body: new URLSearchParams(fields).toString(),
          headers: { Referer },
        })
      const [member, other] = [`sprache.${language}@gast.test`, `sprache.andere.${language}@gast.test`]
      const client = await makeAccount(member)
      await makeAccount(other)
      await call(open(), { action: 'send_reminder', account: other })
      const mail = (await outboxMails(portal().url)).find(({ to }) => to === other)
      expect(mail?.subject).toBe(subject)
      expect(/[?&]language=(\w+)&register_token=/.exec(mail?.text ?? '')?.[1] ?? '').toBe(name)
      await call(client, { action: 'process_token', token: await client.tokenFor(other) })
      const asked = (await client.browser.get('/register/account')).text
      expect([asked.includes(account), asked.includes(`lang="${language}"`)]).toEqual([true, true])
      // If the register has a person with this e-mail address, the page after the log-in asks about the person.
      const owner = open()
      await owner.call('create_account', { username: address, passwd: PASSWORD })
      const { redirect } = (await call(owner, { action: 'process_token', token: await owner.tokenFor(address) })).json()
      expect(String(redirect)).toContain('/register/person')
      expect((await owner.browser.get(String(redirect))).text).toContain(person)
    },
  )

  describe('a new account that its owner confirms in another browser', () => {
    test('has neither the password nor the name that a stranger entered in the layers', async () => {
      const account = 'opfer.layer@gast.test'
      await open().browser.post(REGISTER_LOGIN, {
        m: 'create_new_account',
        project: 'foyer',
        account,
        password: 'AngreiferWort1',
        firstname: 'Evelyne',
        surname: 'Boesewicht',
      })
      const owner = open()
      const token = await layerToken(account, 'confirm')
      expect((await owner.browser.get('/register-login/confirm', { token })).text).toContain('wählen Sie ein Passwort')
      const confirmed = await owner.browser.post('/register-login/confirm', { token })
      expect(confirmed.headers['location']).toBe('/?register=password')
      const logIn = async (password: string) =>
        (await open().browser.post(REGISTER_LOGIN, { m: 'login_account', project: 'foyer', account, password })).json()
          .success
      expect(await logIn('AngreiferWort1')).toBe(false)
      expect((await setPassword(owner, 'EigenesWort22')).json().success).toBe(true)
      expect([await logIn('AngreiferWort1'), await logIn('EigenesWort22')]).toEqual([false, true])
      expect((await owner.browser.get('/profile')).text).not.toMatch(/Evelyne|Boesewicht/)
    })

    test('has neither name, street nor phone that a stranger entered in the frame windows', async () => {
      const account = 'opfer.frame@gast.test'
      const stranger = open()
      await stranger.call('check_doublet', {
        firstname: 'Evelyne',
        surname: 'Boesewicht',
        city: 'Stade',
        street: 'Galgenberg',
        phone: '+49 4141 666',
        email: account,
      })
      await stranger.call('insert_user')
      await stranger.call('create_account', { username: account, passwd: PASSWORD })
      const owner = open()
      await owner.call('process_token', { token: await owner.tokenFor(account) })
      await owner.call('change_password', { password: 'Weser-0815', email: account })
      expect((await owner.call('get_loggedin_user_data')).body).toMatchObject({ id: null, street: '', phone: '' })
      expect((await owner.browser.get('/profile')).text).not.toMatch(/Evelyne|Boesewicht/)
    })

    const stranger = {
      firstname: 'Evelyne',
      surname: 'Boesewicht',
      city: 'Stade',
      street: 'Galgenberg',
      phone: '+49 4141 666',
    }

    test('has no name, street or phone that a stranger entered, with the account’s e-mail address, in the browser that later opens the link', async () => {
      const account = 'opfer.geraet@gast.test'
      await open().call('create_account', { username: account, passwd: PASSWORD })
      const device = open()
      await device.call('check_doublet', { ...stranger, email: account })
      await device.call('insert_user')
      expect((await device.call('process_token', { token: await device.tokenFor(account) })).body).toMatchObject({
        next: 'passwdchange',
      })
      await device.call('change_password', { password: 'Weser-0815', email: account })
      expect((await device.call('get_loggedin_user_data')).body).toMatchObject({ id: null, street: '', phone: '' })
      expect((await device.browser.get('/profile')).text).not.toMatch(/Evelyne|Boesewicht/)
    })

    test('has no person or street that a member of another account entered, with the new account’s e-mail address, in the browser that later opens the link', async () => {
      const account = 'opfer.wechsel@gast.test'
      await open().call('create_account', { username: account, passwd: PASSWORD })
      const device = await makeAccount('anderer.wechsel@gast.test')
      await device.call('check_doublet', { ...stranger, email: account })
      await device.call('insert_user')
      await device.call('process_token', { token: await device.tokenFor(account) })
      await device.browser.post('/register/account')
      await device.call('change_password', { password: 'Weser-0815', email: account })
      expect((await device.call('get_loggedin_user_data')).body).toMatchObject({ id: null, email: account, street: '' })
    })
  })
})
