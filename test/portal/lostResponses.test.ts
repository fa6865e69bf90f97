/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import { outboxMails } from './support/outboxMails'
import { registerClient, type RegisterClient } from './support/registerClient'

const PASSWORD = 'Elbe-4711'
const OFFICE = 'redaktion@uferland.example'
const nobody = {
  surname: 'Wollgras',
  firstname: 'Tjark',
  city: 'Stade',
  city_id: '2829901',
  email: 'tjark@post.example',
  gender: 'm',
  plz: '21680',
  phone: '',
  street: 'Am Hafen',
  nr: '3',
  description: '',
  birthday: '',
}
const jörg = { ...nobody, firstname: 'Jörg', surname: 'Weiß', birthday: '14.03.1968' }
const confirm = (account: string) => ({
  next: 'message',
  message: 'register_message_confirm',
  replace_text: { account, email: account },
})

onEveryDatabase(portal => {
  const open = () => registerClient(portal().url)
  const mails = async (to: string, part = '') =>
    (await outboxMails(portal().url)).filter(mail => mail.to === to && mail.text.includes(part)).length
  const create = async (client: RegisterClient, username: string, passwd = PASSWORD) =>
    (await client.call('create_account', { username, passwd })).body
  const makeAccount = async (account: string) => {
    const client = open()
    await create(client, account)
    await client.call('process_token', { token: await client.tokenFor(account) })
    return client
  }
  /** Returns the number of persons with this name that the register shows to another browser. */
  const persons = async ({ firstname, surname, city }: typeof nobody) =>
    (await open().doublets({ firstname, surname, city, email: 'wer@anders.example' })).filter(
      found => found.firstname === firstname && found.surname === surname,
    ).length

  describe('a new account whose response and cookie were lost', () => {
    test('gets the first response again and no second mail; the mailed link works in the browser of the last request', async () => {
      const account = 'einmal@post.example'
      expect(await create(open(), account)).toMatchObject(confirm(account))
      const again = open()
      expect(await create(again, account)).toMatchObject(confirm(account))
      expect(await mails(account)).toBe(1)
      expect((await again.call('process_token', { token: await again.tokenFor(account) })).body).toMatchObject({
        message: 'register_message_finished',
      })
      expect(await create(open(), account)).toEqual({ error: 'registerframe_error_exists' })
    })

    test('gets an error if the password differs; the mailed link still works in the browser of the first request', async () => {
      const account = 'meins@post.example'
      const owner = open()
      await create(owner, account)
      const other = open()
      expect(await create(other, account, 'Fremdes-4711')).toEqual({ error: 'registerframe_error_unfinished' })
      expect((await owner.call('process_token', { token: await owner.tokenFor(account) })).body).toMatchObject({
        message: 'register_message_finished',
      })
    })

    test('keeps the person that the registration has added', async () => {
      const client = open()
      const fields = { ...nobody, surname: 'Strandhafer', email: 'hafer@post.example' }
      await client.call('check_doublet', fields)
      for (let times = 0; times < 2; times += 1)
        expect(await create(client, fields.email)).toMatchObject(confirm(fields.email))
      await client.call('process_token', { token: await client.tokenFor(fields.email) })
      expect((await client.call('get_loggedin_user_data')).body).toMatchObject({ surname: 'Strandhafer' })
      expect([await mails(fields.email), await persons(fields)]).toEqual([1, 1])
    })
  })

  describe('name and address', () => {
    test('are registered once if they are sent again after a lost response and cookie, without a question about a doublet', async () => {
      const lost = open()
      expect((await lost.call('check_doublet', nobody)).body).toMatchObject({
        next: 'newaccount',
        data: { fullmatch: [] },
      })
      const again = open()
      expect((await again.call('check_doublet', nobody)).body).toMatchObject({
        next: 'newaccount',
        data: { fullmatch: [] },
      })
      expect(await persons(nobody)).toBe(1)
      // The registration whose response was lost has ended: a call with its cookie begins a new one.
      expect((await lost.call('insert_user')).body).toMatchObject({ next: 'nameaddress' })
      await create(again, nobody.email)
      await again.call('process_token', { token: await again.tokenFor(nobody.email) })
      expect((await again.call('get_loggedin_user_data')).body).toMatchObject({
        firstname: 'Tjark',
        surname: 'Wollgras',
      })
    })

    test('lead to the question about a doublet if another registration has already continued with them', async () => {
      const fields = { ...nobody, surname: 'Queller', email: 'queller@post.example' }
      const first = open()
      await first.call('check_doublet', fields)
      await create(first, fields.email)
      expect((await open().call('check_doublet', fields)).body).toMatchObject({
        next: 'checkdoublet',
        data: { fullmatch: [{ surname: 'Queller' }] },
      })
    })

    test('do not give a stranger who enters the same values the right to a mailbox that the first visitor has confirmed', async () => {
      const mailbox = 'stephan.schmitt@post.example'
      const proved = open()
      const candidates = await proved.doublets({
        ...nobody,
        firstname: 'Stephan',
        surname: 'Schmitt',
        city: 'Köln',
        city_id: '',
        email: 'stephan.neu@post.example',
      })
      await proved.call('check_mail', { id: String(candidates.find(({ firstname }) => firstname === 'Stephan')?.id) })
      await proved.call('check_account')
      expect((await proved.call('process_token', { token: await proved.tokenFor(mailbox) })).body).toMatchObject({
        next: 'newaccount',
      })
      const entered = { ...nobody, surname: 'Salzmiere', email: 'salzmiere@post.example' }
      expect((await proved.call('check_doublet', entered)).body).toMatchObject({ data: { fullmatch: [] } })
      const stranger = open()
      await stranger.call('check_doublet', entered)
      expect(await create(stranger, mailbox)).toMatchObject(confirm(mailbox))
    })

    test('create one person for an account that has none, even if they are sent five times at once', async () => {
      const client = await makeAccount('fuenffach@post.example')
      const fields = { ...nobody, surname: 'Meersenf' }
      const atOnce = (action: string) => Promise.all([1, 2, 3, 4, 5].map(() => client.call(action, fields)))
      // Opens the connections first, so that none of the five requests is ahead.
      await atOnce('get_session_data')
      const answers = await atOnce('insert')
      for (const { body } of answers) expect(body).toMatchObject({ message: 'register_message_saved' })
      expect(await persons(fields)).toBe(1)
    })
  })

  describe('the editors', () => {
    test('get one mail about a claim that is sent four times, and another mail about a claim with a different text', async () => {
      const client = open()
      const fields = { ...jörg, email: 'joerg.einmal@post.example' }
      const [doublet] = await client.doublets(fields)
      const claim = (info_text: string) =>
        client.call('check_doublet_info_and_insert', {
          ...fields,
          doublet_id: String(doublet?.id),
          doublet_text: 'Jörg Weiß',
          info_text,
        })
      const answers = await Promise.all([1, 2, 3].map(() => claim('Das bin ich.')))
      for (const { body } of [...answers, await claim('Das bin ich.')])
        expect(body).toMatchObject({ next: 'newaccount' })
      expect(await mails(OFFICE, fields.email)).toBe(1)
      await claim('Das bin ich, seit 1995.')
      expect(await mails(OFFICE, fields.email)).toBe(2)
    })

    test('get one mail about a person who cannot continue, and another one if the problem differs', async () => {
      const client = open()
      const account = 'ratlos@post.example'
      await client.call('try_login', { username: account, passwd: 'falsch', stay_logged_in: '0' })
      const ask = async (problem: string) => (await client.call('request_to_cb', { problem })).body
      const answers = await Promise.all([1, 2, 3].map(() => ask('password')))
      for (const body of [...answers, await ask('password')])
        expect(body).toMatchObject({ message: 'register_message_provider' })
      expect(await mails(OFFICE, account)).toBe(1)
      await ask('mailbox')
      expect(await mails(OFFICE, account)).toBe(2)
    })

    test('get one mail if a logged-in person reports a problem again, because the response and its cookie were lost', async () => {
      const account = 'verirrt@post.example'
      const client = await makeAccount(account)
      // The account has no pending registration, so the session's cookie is the only one.
      await client.call('reset')
      await client.call('try_login', { username: account, passwd: PASSWORD, stay_logged_in: '0' })
      const before = new Map(client.browser.cookies)
      for (let times = 0; times < 2; times += 1) {
        client.browser.cookies.clear()
        for (const [name, value] of before) client.browser.cookies.set(name, value)
        expect((await client.call('request_to_cb', { problem: 'password' })).body).toMatchObject({
          message: 'register_message_provider',
        })
      }
      expect([...before.keys()]).toEqual([expect.stringContaining('session')])
      expect(await mails(OFFICE, account)).toBe(1)
    })
  })

  test.each([
    ['frame window', 'frame'],
    ['layer', 'layer'],
  ])('a repeated password change in a %s sends the owner one mail', async (_, by) => {
    const account = `passwort-${by}@post.test`
    const client = await makeAccount(account)
    const set = () =>
      by === 'frame'
        ? client.call('change_password', { password: 'Weserlicht-08', email: account })
        : client.browser.post('/register-login/api/register_password', {
            m: 'change_password',
            project: 'foyer',
            account,
            password: 'Weserlicht-08',
            term_of_use_state: 'true',
          })
    const before = new Map(client.browser.cookies)
    // Each change ends the old session. So the later request may have no session, and get 403.
    for (const { status } of await Promise.all([set(), set()])) expect([200, 403]).toContain(status)
    await client.call('try_login', { username: account, passwd: 'Weserlicht-08', stay_logged_in: '0' })
    expect((await set()).status).toBe(200)
    // The new cookie may be lost with the response. A request with the old cookie then gets an error that asks the
    // person to log in again.
    for (const [name, value] of before) client.browser.cookies.set(name, value)
    expect(await set()).toMatchObject({
      status: 403,
      [by === 'frame' ? 'body' : 'text']: expect.stringContaining('Please log in'),
    })
    expect(await mails(account, 'geändert')).toBe(1)
    expect(
      (await open().call('try_login', { username: account, passwd: 'Weserlicht-08', stay_logged_in: '0' })).body,
    ).toMatchObject({ message: 'register_message_welcome' })
  })
})
