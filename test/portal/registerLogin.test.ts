/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { layerClient, type LayerClient } from './support/layerClient'
import { outboxMails } from './support/outboxMails'

const REGISTER_LOGIN = '/register-login/api/register_login'
const PASSWORD = 'Uferlicht*2026'
const common = { project: 'foyer', language_id: '1' }

onEveryDatabase(portal => {
  const open = () => layerClient(portal().url)
  const mailsTo = async (account: string) => (await outboxMails(portal().url)).filter(mail => mail.to === account)
  const linkTo = async (account: string, kind: string) => {
    const texts = (await mailsTo(account)).map(mail => mail.text)
    return (
      texts
        .map(text => new RegExp(`http://\\S+/register-login/${kind}\\?token=[\\w-]{43}`).exec(text)?.[0])
        .find(link => link) ?? ''
    )
  }
  /** Browser in which each account was created. */
  const begunIn = new Map<string, LayerClient>()
  const createAccount = (account: string, more: Record<string, string> = {}) => {
    const browser = open()
    begunIn.set(account, browser)
    return browser.post(REGISTER_LOGIN, {
      m: 'create_new_account',
      ...common,
      account,
      password: 'Fluessigkeit7',
      firstname: 'Çınar',
      surname: "O'Brien",
      token_page: `${portal().url}profile?language=EN#x`,
      ...more,
    })
  }
  const confirm = async (account: string) => {
    const browser = begunIn.get(account) ?? open()
    const link = await linkTo(account, 'confirm')
    const page = await browser.get(link.replace(/\?.*/, ''), { token: link.replace(/.*token=/, '') })
    const answer = await browser.post('/register-login/confirm', { token: link.replace(/.*token=/, '') })
    return { browser, page, answer }
  }

  test('[REG-CALL-21] check_account distinguishes existing, missing and unfinished accounts and invalid addresses, in the requested language', async () => {
    const check = async (account: string, language_id = '1') =>
      (await open().get(REGISTER_LOGIN, { m: 'check_account', project: 'foyer', account, language_id })).json()
    expect(await check(` ${seededAccount.author.toUpperCase()} `)).toEqual({ success: true })
    expect(await check('niemand@kulturportal.example')).toEqual({
      success: false,
      message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    })
    expect(await check('niemand@kulturportal.test')).toEqual({
      success: false,
      message: 'Zu dieser E-Mail-Adresse gibt es noch kein Konto.',
    })
    expect(await check('niemand@kulturportal.test', '2')).toEqual({
      success: false,
      message: 'There is no account for this e-mail address yet.',
    })
    expect(await check('niemand@kulturportal.test', '44')).toEqual({
      success: false,
      message: 'Dla tego adresu e-mail nie ma jeszcze konta.',
    })
    await createAccount('halb@kulturportal.test')
    expect(await check('halb@kulturportal.test')).toEqual({
      success: 'ACCOUNT_NOT_FINISCHED',
      message: expect.stringContaining('noch nicht bestätigt'),
    })
  })

  test('[REG-CALL-22] login_account signs in with a fresh session and returns headline and text; a wrong password gets the response for an unknown account', async () => {
    const browser = open()
    const logIn = async (account: string, password: string) =>
      (await browser.post(REGISTER_LOGIN, { m: 'login_account', ...common, account, password })).json()
    const wrong = { success: false, message: 'E-Mail-Adresse und Passwort passen nicht zusammen.' }
    expect([await logIn(seededAccount.author, 'falsch'), await logIn('niemand@kulturportal.test', PASSWORD)]).toEqual([
      wrong,
      wrong,
    ])
    expect(browser.cookies.size).toBe(0)
    expect(await logIn(seededAccount.author, PASSWORD)).toEqual({
      success: true,
      data: { headline: 'Willkommen, Henrike!', text: 'Sie sind jetzt angemeldet.' },
    })
    const first = browser.cookies.get('portal_session')
    await logIn(seededAccount.author, PASSWORD)
    expect(browser.cookies.get('portal_session')).not.toBe(first)
    expect(
      (await open().send('GET', '/pix/pictures/by/1001?limit=1', { headers: { Cookie: `portal_session=${first}` } }))
        .status,
    ).toBe(403)
    expect((await browser.get('/pix/pictures/by/1001', { limit: '1' })).status).toBe(200)
  })

  test('[REG-CALL-23] create_new_account mails a link that works once: it confirms, signs in and leads back to the page', async () => {
    const account = 'neu@kulturportal.test'
    expect((await createAccount(account)).json()).toEqual({
      success: true,
      data: { headline: 'Fast geschafft', text: expect.stringContaining(account) },
    })
    const unconfirmed = await open().post(REGISTER_LOGIN, {
      m: 'login_account',
      ...common,
      account,
      password: 'Fluessigkeit7',
    })
    expect(unconfirmed.json().success).toBe(false)
    const { browser, page, answer } = await confirm(account)
    expect(page.text).toContain('Confirm e-mail address')
    expect([answer.status, answer.headers['location']]).toEqual([303, '/profile?language=EN&register=confirm'])
    expect((await browser.get('/profile')).text).toContain('Çınar O&#39;Brien')
    const again = await open().post(REGISTER_LOGIN, {
      m: 'login_account',
      ...common,
      account,
      password: 'Fluessigkeit7',
    })
    expect(again.json().success).toBe(true)
    const token = (await linkTo(account, 'confirm')).replace(/.*token=/, '')
    const second = await layerClient(portal().url).post('/register-login/confirm', { token })
    expect([second.headers['location'], second.headers['set-cookie']]).toEqual(['/?register=token-error', undefined])
  })

  test.each([
    ['1', 'de', 'E-Mail-Adresse bestätigen'],
    ['2', 'en', 'Confirm e-mail address'],
    ['44', 'pl', 'Potwierdź adres e-mail'],
  ])(
    'the page of a confirmation link is in the language of the mail, if the link has no page to return to: %s',
    async (language_id, language, button) => {
      const account = `sprache.${language}@kulturportal.test`
      await createAccount(account, { language_id, token_page: '' })
      const [link = ''] = /http:\S+\/register-login\/confirm\S+/.exec((await mailsTo(account))[0]?.text ?? '') ?? []
      const page = await open().get('/register-login/confirm', Object.fromEntries(new URL(link).searchParams))
      expect(page.text).toContain(`<button class="primary">${button}</button>`)
      expect(/<div class="narrow"\s+lang=/.test(page.text)).toBe(language !== 'de')
    },
  )

  test('[REG-CALL-23] values that break the layers’ rules are refused on the server too, with a text', async () => {
    const refusal = async (fields: Record<string, string>) =>
      (await createAccount('regel@kulturportal.test', fields)).json()
    for (const password of ['Kurz1', 'ohnegrossbuchstabe1', 'OHNEKLEINBUCHSTABE1', 'OhneJedeZiffer', '']) {
      expect(await refusal({ password })).toEqual({
        success: false,
        message: expect.stringContaining('mindestens 10 Zeichen'),
      })
    }
    for (const [name, value] of [
      ['firstname', ' '],
      ['surname', ''],
      ['surname', 'x'.repeat(101)],
      ['firstname', 'Eva\r\nBcc: x'],
    ] as const) {
      expect(await refusal({ [name]: value })).toEqual({
        success: false,
        message: expect.stringContaining('Vor- und Nachnamen'),
      })
    }
    expect(await refusal({ account: 'regel@kulturportal.museum' })).toEqual({
      success: false,
      message: expect.stringContaining('gültige E-Mail-Adresse'),
    })
    expect(await mailsTo('regel@kulturportal.test')).toEqual([])
  })

  test('[REG-CALL-20] send_password_mail returns the same for every valid address, and mails a link only if there is an account', async () => {
    const ask = (account: string, more: Record<string, string> = {}) =>
      open().post(REGISTER_LOGIN, {
        m: 'send_password_mail',
        project: 'foyer',
        account,
        item_id: '7',
        item_type: 'article',
        ...more,
      })
    const [known, unknown] = [
      await ask(seededAccount.layerMember.toUpperCase()),
      await ask('niemand@kulturportal.test'),
    ]
    expect(unknown.json()).toEqual({
      success: true,
      message: expect.stringContaining('Wenn es zu dieser Adresse ein Konto gibt'),
    })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(await linkTo(seededAccount.layerMember, 'password')).not.toBe('')
    // The layers' rule allows top-level domains of four characters at most.
    expect((await ask(seededAccount.reader)).json().success).toBe(false)
    const account = 'vergesslich@kulturportal.test'
    await createAccount(account)
    expect((await ask(account, { token_page: 'null' })).text).toBe(unknown.text)
    expect(await linkTo(account, 'password')).toContain(portal().url)
    expect(await mailsTo('niemand@kulturportal.test')).toEqual([])
    expect((await ask('kaputt')).json()).toEqual({
      success: false,
      message: expect.stringContaining('gültige E-Mail-Adresse'),
    })
  })

  describe('a layer', () => {
    const layer = async (path: string, m: string, language_id: string) => {
      const answer = await open().get(`/register-login/api/${path}`, {
        m,
        project: 'foyer',
        language_id,
        page_path: '/',
      })
      expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ])
      return answer.text
    }
    const slots = (html: string) => [...html.matchAll(/data-slot="(\w+)"/g)].map(match => match[1])
    const containers = ['1', '11', '12', '21', '22', '31'].map(number => `container_${number}`)

    test.each([
      ['[REG-CALL-24]', 'register_login', 'register_login_layer', ['menu', 'tabs', ...containers, 'mail']],
      [
        '[REG-CALL-25]',
        'register_login',
        'register_registration_confirm_layer',
        ['open_app', 'my_voucher', 'my_profile', 'success'],
      ],
      ['[REG-CALL-26]', 'register_login', 'register_register_token_login_error_layer', ['back']],
      ['[REG-CALL-27]', 'register_login', 'register_info_layer', ['close']],
      ['[REG-CALL-37]', 'register_login_member', 'register_send_mail_layer', ['mail_text', 'cancel', 'send']],
    ])('%s has its slots: %s?m=%s', async (_id, path, m, names) => {
      expect(slots(await layer(path, m, '1'))).toEqual(names)
    })

    test.each([
      ['register_login_layer', '1', 'data-slot="container_21" data-text="Konto anlegen"'],
      ['register_login_layer', '2', 'data-slot="container_21" data-text="Create account"'],
      ['register_login_layer', '44', 'data-slot="container_21" data-text="Załóż konto"'],
      ['register_register_token_login_error_layer', '2', '<h2>This link is no longer valid</h2>'],
      ['register_info_layer', '44', '<h2>Po co konto?</h2>'],
    ])('%s is in the requested language %s', async (m, language, text) => {
      expect(await layer('register_login', m, language)).toContain(text)
    })

    test('a layer requested by POST is refused, with the method that it needs', async () => {
      const fields = { m: 'register_send_mail_layer', ...common }
      const { status, text } = await open().post('/register-login/api/register_login_member', fields)
      expect([status, text]).toEqual([400, 'The field m must be sent by GET.'])
    })
  })
})
