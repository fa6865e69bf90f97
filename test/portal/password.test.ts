/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { layerClient, type LayerClientResponse, type LayerClient } from './support/layerClient'
import { outboxMails } from './support/outboxMails'

const PASSWORD_API = '/register-login/api/register_password'
const REGISTER_LOGIN = '/register-login/api/register_login'
const common = { project: 'foyer', language_id: '1' }
const ACCOUNT = 'wechsel@kulturportal.test'
const NAME_ACCOUNT = 'alter-name'
const LANGUAGES = ['1', '2', '44']
const languageAccount = (languageId: string) => `sprache${languageId}@kulturportal.test`
const LONG = 120_000

onEveryDatabase(
  portal => {
    beforeAll(async () => {
      const browser = open()
      await browser.post(REGISTER_LOGIN, {
        m: 'create_new_account',
        ...common,
        account: ACCOUNT,
        password: 'Anfangswort1',
        firstname: 'Ada',
        surname: 'Weil',
      })
      await browser.post('/register-login/confirm', { token: await token('confirm') })
    }, LONG)

    const open = () => layerClient(portal().url)
    const logIn = async (browser: LayerClient, password: string, account = ACCOUNT) =>
      (await browser.post(REGISTER_LOGIN, { m: 'login_account', ...common, account, password })).json().success
    const change = async (browser: LayerClient, fields: Record<string, string>) =>
      browser.post(PASSWORD_API, {
        m: 'change_password',
        ...common,
        account: ACCOUNT,
        term_of_use_state: 'true',
        ...fields,
      })
    const isSignedIn = async (browser: LayerClient) => (await browser.get('/profile')).status === 200

    async function token(kind: string): Promise<string> {
      const texts = (await outboxMails(portal().url)).filter(mail => mail.to === ACCOUNT).map(mail => mail.text)
      return (
        texts
          .map(text => new RegExp(`/register-login/${kind}\\?token=([\\w-]{43})`).exec(text)?.[1])
          .find(found => found) ?? ''
      )
    }

    let wishes = 0

    /**
     * Requests a link by mail and opens it in a new browser. Each request comes from another address, because a
     * repeated request from one address sends no second mail.
     */
    async function openLink(): Promise<{ browser: LayerClient; location: unknown; link: string }> {
      wishes += 1
      await layerClient(portal().url, `127.0.3.${wishes}`).post(REGISTER_LOGIN, {
        m: 'send_password_mail',
        project: 'foyer',
        account: ACCOUNT,
        token_page: `${portal().url}events`,
      })
      const browser = open()
      const link = await token('password')
      const answer = await browser.get('/register-login/password', { token: link })
      return { browser, location: answer.headers['location'], link }
    }

    test.each([
      ['1', ''],
      ['2', '&language=EN'],
      ['44', '&language=PL'],
    ])('a mailed link to a new password has the language of its mail: %s', async (language_id, query) => {
      await layerClient(portal().url, `127.0.4.${language_id}`).post(REGISTER_LOGIN, {
        m: 'send_password_mail',
        project: 'foyer',
        language_id,
        account: languageAccount(language_id),
        token_page: `${portal().url}events`,
      })
      const mail = (await outboxMails(portal().url)).find(({ to }) => to === languageAccount(language_id))
      expect(mail?.text).toMatch(new RegExp(`/register-login/password\\?token=[\\w-]{43}${query}\\s`))
    })

    test('[REG-CALL-38] a mailed link leads back to the page; the new password signs in, ends every other session and is reported by mail', async () => {
      const elsewhere = open()
      await logIn(elsewhere, 'Anfangswort1')
      const { browser, location, link } = await openLink()
      expect(location).toBe('/events?register=password')
      expect(await isSignedIn(browser)).toBe(false)
      const answer = await change(browser, { password: 'Neuanfang22' })
      expect(answer.json()).toEqual({
        success: true,
        data: { headline: 'Ihr Passwort ist geändert', text: expect.any(String) },
      })
      expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, false])
      expect([await logIn(open(), 'Anfangswort1'), await logIn(open(), 'Neuanfang22')]).toEqual([false, true])
      expect((await outboxMails(portal().url))[0]).toMatchObject({
        to: ACCOUNT,
        subject: 'Ihr Passwort wurde geändert',
      })
      expect((await open().get('/register-login/password', { token: link })).headers['location']).toBe(
        '/?register=token-error',
      )
    })

    test('[REG-CALL-38] only one of two changes by the same link succeeds', async () => {
      const { browser } = await openLink()
      const both = await Promise.all(['Gleichzeitig1', 'Gleichzeitig2'].map(password => change(browser, { password })))
      expect(both.map(answer => answer.json().success).toSorted()).toEqual([false, true])
      const { browser: last } = await openLink()
      await change(last, { password: 'Neuanfang22' })
    })

    test('[REG-CALL-38] a change needs the accepted terms, a valid password, the person’s own account, and a link or a session', async () => {
      const { browser } = await openLink()
      const message = async (answer: Promise<LayerClientResponse>) => (await answer).json().message
      expect(await message(change(browser, { password: 'Neuanfang33', term_of_use_state: 'false' }))).toContain(
        'Nutzungsbedingungen',
      )
      expect(await message(change(browser, { password: 'Neuanfang33', term_of_use_state: '' }))).toContain(
        'Nutzungsbedingungen',
      )
      expect(await message(change(browser, { password: 'neuanfang33' }))).toContain('mindestens 10 Zeichen')
      expect(await message(change(browser, { password: 'Neuanfang33', account: seededAccount.author }))).toContain(
        'eigenen Kontos',
      )
      expect(await message(change(open(), { password: 'Neuanfang33' }))).toContain('abgelaufen')
      expect(await logIn(open(), 'Neuanfang22')).toBe(true)
    })

    test('[REG-CALL-38] a signed-in account changes its own password, and no other', async () => {
      const browser = open()
      await logIn(browser, 'Neuanfang22')
      const session = browser.cookies.get('portal_session')
      expect((await change(browser, { password: 'Neuanfang44', account: seededAccount.author })).json()).toMatchObject({
        success: false,
      })
      expect((await change(browser, { password: 'Neuanfang44' })).json()).toMatchObject({ success: true })
      expect(browser.cookies.get('portal_session')).not.toBe(session)
      expect(await isSignedIn(browser)).toBe(true)
    })

    test('[REG-CALL-39] the password layer names the account of the link or the session, and otherwise none', async () => {
      const layer = async (browser: LayerClient) =>
        (await browser.get(PASSWORD_API, { m: 'register_password_layer', ...common, page_path: '/events' })).text
      expect([...(await layer(open())).matchAll(/data-slot="(\w+)"/g)].map(match => match[1])).toEqual([
        'form',
        'container_202',
      ])
      expect(await layer(open())).toContain('data-account=""')
      expect(await layer((await openLink()).browser)).toContain(`data-account="${ACCOUNT}"`)
      const browser = open()
      await logIn(browser, 'Uferlicht*2026', seededAccount.author)
      expect(await layer(browser)).toContain(`data-account="${seededAccount.author}"`)
    })

    test('an account whose name is no e-mail address changes its password without a mail', async () => {
      const browser = open()
      await logIn(browser, 'Uferlicht*2026', NAME_ACCOUNT)
      const answer = await change(browser, { password: 'Neuanfang55', account: NAME_ACCOUNT })
      expect(answer.json()).toMatchObject({ success: true })
      expect(await isSignedIn(browser)).toBe(true)
      expect((await outboxMails(portal().url)).filter(({ to }) => to === NAME_ACCOUNT)).toEqual([])
    })
  },
  {
    statements: [NAME_ACCOUNT, ...LANGUAGES.map(languageAccount)].map(
      account =>
        `insert into accounts (account, password_hash, firstname, surname) select '${account}', password_hash, 'Alter', 'Name' from accounts where account = '${seededAccount.author}'`,
    ),
  },
)
