/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import { outboxMails } from './support/outboxMails'
import { sayYes } from './support/sayYes'
import { registerClient, type RegisterClient } from './support/registerClient'

const PASSWORD = 'Elbe-4711'
/** Argon2id hash of `PASSWORD`, for the accounts that the SQL statements below create. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$M6Ec2HNKWo77U5Md+NIOrA$kCcIE92xA0bUj0o9AR2AfuIGa5NvL4zrvJCM0CW7gSc'
const NAME_ACCOUNT = 'kapitaen-ahab'
const ATTACKER = 'stephan.schmitt@post.example'

onEveryDatabase(
  portal => {
    const open = (address?: string) => registerClient(portal().url, address)
    const logIn = (client: RegisterClient, username: string, passwd = PASSWORD) =>
      client.call('try_login', { username, passwd, stay_logged_in: '0' })
    const data = async (client: RegisterClient) => (await client.call('get_loggedin_user_data')).body
    const mailsTo = async (address: string) => (await outboxMails(portal().url)).filter(({ to }) => to === address)
    /** Returns the id of the attacker's own person, and the token of a mail that proves this person's mailbox. */
    const personToken = async () => {
      const attacker = open()
      const candidates = await attacker.doublets({
        firstname: 'Stephan',
        surname: 'Schmitt',
        city: 'Köln',
        email: 'stephan.neu@post.example',
      })
      const id = String(candidates.find(({ firstname }) => firstname === 'Stephan')?.id)
      await attacker.call('check_mail', { id })
      await attacker.call('check_account')
      return { id, token: await attacker.tokenFor(ATTACKER) }
    }
    const makeAccount = async (account: string) => {
      const client = open()
      await client.call('create_account', { username: account, passwd: PASSWORD })
      await client.call('process_token', { token: await client.tokenFor(account) })
      return client
    }

    test('a mailed link about another person links neither name nor address to the account that logs in after the link is opened', async () => {
      const account = 'gelockt@post.example'
      await makeAccount(account)
      for (const username of [NAME_ACCOUNT, account]) {
        const victim = open()
        await victim.call('process_token', { token: (await personToken()).token })
        expect((await logIn(victim, username)).body).toMatchObject({
          message: 'register_message_welcome',
          redirect: true,
        })
        expect(await data(victim)).toMatchObject({ id: null, email: username })
        expect((await victim.browser.get('/profile')).text).not.toContain('Stephan')
      }
    })

    test('a mailed link proves the mailbox that it was sent to, not the address that the person gets afterwards', async () => {
      const [mine, victim] = ['quallen.tie@post.example', 'opfer.tie@post.example']
      const person = { firstname: 'Xaver', surname: 'Quallenfänger', city: 'Stade', email: mine }
      const [owner, other] = [open(), open()]
      await owner.call('check_doublet', person)
      const [candidate] = await other.doublets({ ...person, email: 'quallen.neu@post.example' })
      await other.call('check_mail', { id: String(candidate?.id) })
      await other.call('check_account')
      const token = await other.tokenFor(mine)
      await owner.call('check_doublet', { ...person, email: victim })
      expect((await other.call('process_token', { token })).body).toBe(false)
      await other.call('create_account', { username: victim, passwd: PASSWORD })
      expect(await data(other)).toBeNull()
      expect((await logIn(open(), victim)).body).toMatchObject({ error: 'registerframe_error_unfinished' })
    })

    test('no reminder is mailed for an account that is a name and not an address', async () => {
      const victim = open()
      await victim.call('process_token', { token: (await personToken()).token })
      await logIn(victim, NAME_ACCOUNT)
      const before = (await mailsTo(ATTACKER)).length
      await open().call('send_reminder', { account: NAME_ACCOUNT })
      expect((await mailsTo(ATTACKER)).length).toBe(before)
    })

    test('a person who was linked earlier to an account that is a name gets no reminder', async () => {
      await open().call('send_reminder', { account: 'alter-name' })
      expect(await mailsTo('alter.name@post.example')).toEqual([])
    })

    test('a person that a member enters with another e-mail address gets the e-mail address of the member’s account instead', async () => {
      const account = 'mitglied.tie@post.example'
      const member = await makeAccount(account)
      const entered = { firstname: 'Quintus', surname: 'Zwiebelfisch', city: 'Stade', email: 'fremd.tie@post.example' }
      await member.call('check_doublet', entered)
      expect(await data(member)).toMatchObject({ firstname: 'Quintus' })
      expect((await open().doublets({ ...entered, city: 'Buxtehude', email: account }))[0]).toMatchObject({
        email: account,
      })
    })

    test('a member with a proved address is asked on a page that names person and account; only a yes links them', async () => {
      const owner = await makeAccount(ATTACKER)
      const { id, token } = await personToken()
      const answer = await owner.call('process_token', { token })
      expect(answer.body).toMatchObject({ redirect: '/register/person' })
      const { text } = await owner.browser.get('/register/person')
      expect(text).toContain(ATTACKER)
      expect(text).toContain('Stephan Schmitt')
      expect(await data(owner)).toMatchObject({ id: null })
      await owner.browser.post('/register/person', { person: 'none' })
      await owner.browser.post('/register/person', { person: id })
      expect(await data(owner)).toMatchObject({ id: null })
      await owner.call('process_token', { token: (await personToken()).token })
      await sayYes(owner.browser, (await owner.browser.get('/register/person')).text, 'Stephan')
      expect(await data(owner)).toMatchObject({ id: Number(id), firstname: 'Stephan', email: ATTACKER })
    })

    test('a yes is accepted only for the name and city that the page showed; a person that changed meanwhile is shown again', async () => {
      const account = 'zeno.zipfel@post.example'
      const owner = await makeAccount(account)
      const person = { firstname: 'Zeno', surname: 'Zipfelmütz', city: 'Stade', email: account }
      const [stranger, other] = [open(), open()]
      await stranger.call('check_doublet', person)
      const [candidate] = await other.doublets({ ...person, email: 'zipfel.neu@post.example' })
      await other.call('check_mail', { id: String(candidate?.id) })
      await other.call('check_account')
      await owner.call('process_token', { token: await other.tokenFor(account) })
      const { text } = await owner.browser.get('/register/person')
      expect(text).toContain('Zeno Zipfelmütz')
      const changes = [{ surname: 'Zipfelklau' }, { surname: 'Zipfelklau', city: 'Bremen' }]
      for (const [index, change] of changes.entries()) {
        const shown = index === 0 ? text : (await owner.browser.get('/register/person')).text
        await stranger.call('check_doublet', { ...person, ...change })
        expect(await sayYes(owner.browser, shown, 'Zeno', { next: '/pix', language: 'PL' })).toBe(
          '/register/person?language=PL&next=%2Fpix',
        )
        expect(await data(owner)).toMatchObject({ id: null })
      }
      const changed = (await owner.browser.get('/register/person')).text
      expect(changed).toContain('Zeno Zipfelklau')
      expect(await sayYes(owner.browser, changed, 'Zeno', { next: '/pix' })).toBe('/pix')
      expect(await data(owner)).toMatchObject({ surname: 'Zipfelklau', city: 'Bremen', email: account })
    })

    test('an account that logs in later in the same browser can’t answer the question that an earlier account was asked', async () => {
      const account = 'familie.tiedemann@post.example'
      const owner = await makeAccount(account)
      const { text } = await owner.browser.get('/register/person')
      const id = /name="person" value="(\d+)"/.exec(text)?.[1] ?? ''
      expect(id).not.toBe('')
      const registration = owner.browser.cookies.get('portal_registration') ?? ''
      await logIn(owner, NAME_ACCOUNT)
      owner.browser.cookies.set('portal_registration', registration)
      await sayYes(owner.browser, text, 'Hinrich')
      expect(await data(owner)).toMatchObject({ id: null, email: NAME_ACCOUNT })
    })
  },
  {
    statements: [
      `insert into accounts (account, password_hash, firstname, surname) values ('${NAME_ACCOUNT}', '${PASSWORD_HASH}', 'Ahab', '')`,
      `insert into persons (firstname, surname, email, match_keys) values ('Alter', 'Name', 'alter.name@post.example', '{}')`,
      `insert into accounts (account, password_hash, firstname, surname, person_id) select 'alter-name', '${PASSWORD_HASH}', 'Alter', 'Name', id from persons where email = 'alter.name@post.example'`,
    ],
  },
)
