/** @jest-environment node */
import { setTimeout } from 'node:timers/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AccessEvent, accessTable } from '../../examples/portal/server/accounts/accessTable'
import { config } from '../../examples/portal/server/config'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { layerClient } from './support/layerClient'
import { outboxMails } from './support/outboxMails'
import { registerClient, type RegisterClient } from './support/registerClient'

const SERVER = 'examples/portal/server'
const PASSWORD = 'Elbe-4711'
const kinds = Object.entries(accessTable)

test('every table that stores tokens, and every cookie, is in accessTable', () => {
  const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(join(SERVER, name), 'utf8'))
    .join('\n')
  const stored = [...sources.matchAll(/const (\w+) = pgTable\('\w+', \{\s+\w+: text\('token_hash'\)/g)].map(
    ([, name]) => name,
  )
  const table = readFileSync(join(SERVER, 'accounts/accessTable.ts'), 'utf8')
  const listed = [...table.matchAll(/^ {4}table: (\w+),$/gm)].map(([, name]) => name)
  expect(stored.toSorted()).toEqual(listed.toSorted())
  expect(sources.match(/text\('token_hash'\)/g)?.length).toBe(stored.length)
  const cookies = [...sources.matchAll(/[cC]ookie: '(\w+)'/g)].map(([, name]) => name)
  const listedCookies = kinds.flatMap(([, kind]) => ('cookie' in kind ? [kind.cookie.name] : []))
  expect(cookies.toSorted()).toEqual(listedCookies.toSorted())
})

test('only form drafts are stored in the tab, under the prefix of accessTable, which forgetDrafts.js has too', () => {
  const { tabStorage } = accessTable.formDraft
  const script = readFileSync('examples/portal/pages/static/forgetDrafts.js', 'utf8')
  expect(/PREFIX = '(.+)'/.exec(script)?.[1]).toBe(tabStorage)
  const storing = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    name => /\.tsx?$/.test(name) && readFileSync(join('src', name), 'utf8').includes('=> window.sessionStorage'),
  )
  expect(storing).toEqual([join('register', 'unfinishedForm.ts')])
  const source = readFileSync('src/register/unfinishedForm.ts', 'utf8')
  expect(/const PREFIX = '(.+)'/.exec(source)?.[1]).toBe(tabStorage)
})

onEveryDatabase(portal => {
  const open = () => registerClient(portal().url)
  const makeAccount = async (account: string) => {
    const client = open()
    await client.call('create_account', { username: account, passwd: PASSWORD })
    await client.call('process_token', { token: await client.tokenFor(account) })
    return client
  }
  const logIn = (client: RegisterClient, account: string) =>
    client.call('try_login', { username: account, passwd: PASSWORD, stay_logged_in: '1' })
  /** Returns a new browser with copies of the named cookies of a client. */
  const copyOf = ({ browser }: RegisterClient, names: readonly string[]) => {
    const copy = open()
    for (const name of names) copy.browser.cookies.set(name, browser.cookies.get(name) ?? '')
    return copy
  }
  const SESSION = config.session.cookie
  const REGISTRATION = config.registerFrame.cookie
  const PERMIT = config.register.permitCookie
  const isToolOpen = async (path: string, query: Record<string, string>) =>
    (await layerClient(portal().url).get(path, query)).status !== 403

  /**
   * Each function creates an access of its kind, for a signed-in browser or its account. It returns a function that
   * checks if the access is still valid.
   */
  const makers: Record<
    keyof typeof accessTable,
    (client: RegisterClient, account: string) => Promise<() => Promise<boolean>>
  > = {
    async session(client) {
      const copy = copyOf(client, [SESSION])
      return async () => (await copy.browser.get('/profile')).status === 200
    },
    async sessionToken(client, account) {
      const issue = async (m: string) => JSON.parse((await client.browser.get('/event/api/auth', { m })).text) as string
      const editor = await issue('get_cb_flex_editor_auth_token')
      const stage = await issue('get_stage_app_token')
      return async () => {
        const isEditorOpen = await isToolOpen('/editor/nothing/1', { account, token: editor })
        const isStageOpen = await isToolOpen('/de_DE/stage', { username: account, token: stage })
        expect(isStageOpen).toBe(isEditorOpen)
        return isEditorOpen
      }
    },
    async registration(client, account) {
      await client.call('send_reminder', { account: `niemand.${account}` })
      const copy = copyOf(client, [SESSION, REGISTRATION])
      return async () => JSON.stringify((await copy.call('check_account')).body).includes('register_message_mail')
    },
    async formDraft({ browser }) {
      // The page keeps drafts while this mark stays the same (see forgetDrafts.test.ts).
      const readMark = async () => /data-session="(\w+)"/.exec((await browser.get('/')).text)?.[1]
      const typedIn = await readMark()
      return async () => typedIn !== undefined && (await readMark()) === typedIn
    },
    async layerLink(_client, account) {
      await open().browser.post('/register-login/api/register_login', {
        m: 'send_password_mail',
        project: 'foyer',
        account,
      })
      const token = await layerToken(account)
      return async () =>
        (await open().browser.get('/register-login/password', { token })).headers['location'] === '/?register=password'
    },
    async passwordPermit(client, account) {
      await makers.layerLink(client, account)
      await client.browser.get('/register-login/password', { token: await layerToken(account) })
      return async () =>
        client.browser.cookies.has(PERMIT) &&
        (
          await copyOf(client, [PERMIT]).browser.get('/register-login/api/register_password', {
            m: 'register_password_layer',
            project: 'foyer',
          })
        ).text.includes(account)
    },
    async newAccountMark(client, account) {
      await client.browser.post('/register-login/api/register_login', {
        m: 'create_new_account',
        project: 'foyer',
        account: `neu.${account}`,
        password: 'Fluessigkeit7',
        firstname: 'Ada',
        surname: 'Weil',
      })
      return async () => client.browser.cookies.has(config.register.newAccountCookie)
    },
    async frameToken(_client, account) {
      await open().call('send_reminder', { account })
      const token = await open().tokenFor(account)
      return async () => (await open().call('process_token', { token })).body !== false
    },
    async temporaryAccount(client) {
      const answer = await client.browser.post('/register-login/api/register_tmp_account', {
        m: 'create_temporary_account',
        project: 'foyer',
      })
      const id = String(answer.json()['id'])
      const fields = { gender: '', taccount_type_id: '', surname: '', artistname: '', aliasname: '', existmail: '' }
      return async () =>
        (
          await open().browser.post('/register-login/api/register_tmp_account', {
            m: 'update_temporary_account',
            project: 'foyer',
            id,
            firstname: 'Ada',
            ...fields,
          })
        ).status === 200
    },
  }
  const layerToken = async (account: string, page: 'password' | 'confirm' = 'password') => {
    const mails = await outboxMails(portal().url)
    const mail = mails.find(({ to, text }) => to === account && text.includes(`/${page}?token=`))
    return new RegExp(`${page}\\?token=([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? 'no link'
  }

  // `accountConfirmed` is tested below, because an account that can still be confirmed has no session yet.
  const events: Record<
    Exclude<AccessEvent, 'accountConfirmed'>,
    (client: RegisterClient, account: string) => Promise<unknown>
  > = {
    logIn: ({ browser }, account) => browser.post('/login', { account, password: PASSWORD }),
    logOut: ({ browser }) => browser.post('/logout'),
    logOutElsewhere: ({ browser }) => browser.post('/logout-elsewhere'),
    newPassword: (client, account) => client.call('change_password', { password: 'Weser-0815', email: account }),
  }
  const left: Record<string, [boolean, boolean]> = {
    nothing: [true, true],
    session: [false, true],
    elsewhere: [true, false],
    account: [false, false],
  }

  test.each(Object.entries(events))(
    '%s ends exactly the accesses that accessTable names for this browser and for others',
    async (event, happen) => {
      const account = `${event.toLowerCase()}@zugang.test`
      const here = await makeAccount(account)
      const elsewhere = open()
      await logIn(elsewhere, account)
      const isOfAccount = (name: string) => ['layerLink', 'frameToken'].includes(name)
      const made: { name: string; extent: string; isGood: (() => Promise<boolean>)[] }[] = []
      for (const [name, kind] of kinds) {
        const make = makers[name as keyof typeof accessTable]
        const isGood = [await make(here, account)]
        // A mailed link belongs to the account and to no browser, so it is made only once.
        if (!isOfAccount(name)) isGood.push(await make(elsewhere, account))
        made.push({ name, extent: kind.ends[event as AccessEvent], isGood })
      }
      await happen(here, account)
      const found: [string, boolean[]][] = []
      for (const { name, isGood } of made) {
        const good: boolean[] = []
        for (const ask of isGood) good.push(await ask())
        found.push([name, good])
      }
      expect(found).toEqual(
        made.map(({ name, extent, isGood }) => [name, (left[extent] ?? []).slice(0, isGood.length)]),
      )
    },
  )

  test('accountConfirmed ends a mailed link that the account got for another purpose', async () => {
    const account = 'bestaetigt@zugang.test'
    const client = open()
    await client.browser.post('/register-login/api/register_login', {
      m: 'create_new_account',
      project: 'foyer',
      account,
      password: 'Fluessigkeit7',
      firstname: 'Ada',
      surname: 'Weil',
    })
    await open().call('send_reminder', { account })
    const token = await open().tokenFor(account)
    await client.browser.post('/register-login/confirm', { token: await layerToken(account, 'confirm') })
    expect((await client.browser.get('/profile')).status).toBe(200)
    expect((await open().call('process_token', { token })).body).toBe(false)
  })

  test('no session of the old password is valid after a password change, even if log-ins run at the same time', async () => {
    const account = 'gleichzeitig@zugang.test'
    const owner = await makeAccount(account)
    const entered: RegisterClient[] = []
    let isOver = false
    const thieves = Array.from({ length: 6 }, async () => {
      while (!isOver) {
        const thief = open()
        await logIn(thief, account)
        if (thief.browser.cookies.has(SESSION)) entered.push(thief)
      }
    })
    await setTimeout(300)
    await owner.call('change_password', { password: 'Weser-0815', email: account })
    isOver = true
    await Promise.all(thieves)
    const statuses = await Promise.all(entered.map(async ({ browser }) => (await browser.get('/profile')).status))
    expect(statuses.filter(status => status === 200)).toEqual([])
    expect((await owner.browser.get('/profile')).status).toBe(200)
  })

  test.each([
    ['editor', 'get_cb_flex_editor_auth_token', '/editor/nothing/1', 'account'],
    ['stage', 'get_stage_app_token', '/de_DE/stage', 'username'],
  ] as const)(
    'an account has a limited number of %s tokens at a time; only the session that got a token can extend it, and only until the session ends',
    async (purpose, m, path, field) => {
      const account = `viele.${purpose}@zugang.test`
      const client = await makeAccount(account)
      const tokens: string[] = []
      for (let number = 0; number < config.sessionTokens[purpose].perAccount + 5; number += 1)
        tokens.push(JSON.parse((await client.browser.get('/event/api/auth', { m })).text) as string)
      const isGood = async (token = '') => isToolOpen(path, { [field]: account, token })
      expect([await isGood(tokens[0]), await isGood(tokens[4]), await isGood(tokens[5])]).toEqual([false, false, true])
      const extend = async ({ browser } = client) =>
        (await browser.post('/event/api/extend_token', { purpose, token: tokens.at(-1) ?? '' })).json().success
      const elsewhere = open()
      await logIn(elsewhere, account)
      expect([await extend(open()), await extend(elsewhere), await extend()]).toEqual([false, false, true])
      await client.browser.post('/logout')
      expect([await extend(), await isGood(tokens.at(-1))]).toEqual([false, false])
    },
  )
})
