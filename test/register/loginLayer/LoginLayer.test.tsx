import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { resolveConfig } from '../../../src/config/resolveConfig'
import { registerWindows } from '../../../src/register/registerWindows'
import { expectConsole } from '../../support/expectConsole'
import { layerFake, type LayerCalls } from '../../../src/testing/layerFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLayer } from '../../support/openLayer'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
const calls: LayerCalls = []
let layer: Awaited<ReturnType<typeof openLayer>>

jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => {
  calls.length = 0
  history.replaceState(null, '', '/magazin?token=abc#oben')
  server.use(...layerFake(calls))
})
afterEach(() => layer.close())

const open = async (given: object = {}, config: FoyerConfig = {}) => {
  layer = await openLayer('register.login', [given], config)
}
const field = (name: string) => layer.page.findByLabelText<HTMLInputElement>(name, { exact: false, selector: 'input' })
const press = async (name: string) => user.click(await layer.page.findByRole('button', { name }))
const pressInWindow = async (name: string) => user.click(await layer.root.findByRole('button', { name }))
const ACCOUNT = 'E-Mail-Adresse oder Kontoname'
/** The portal's message as shown in the layer, without the copy for screen readers. */
const MAIL_NOTICE = ['Die E-Mail ist unterwegs.', { ignore: '[aria-live] *' }] as const
/** The layer's text for a refusal without a reason: the label 'error'. */
const OWN_REASON = 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.'
/** Types an account and continues. */
const check = async (account: string) => user.type(await field(ACCOUNT), `${account}{Enter}`)
const openPassword = async () => {
  await check('eva@portal.test')
  return field('Passwort')
}
/** Returns the accessible description of a field. */
const messageAt = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join(' ')
const logIn = async () => {
  await user.type(await openPassword(), 'Uferlicht-2026{Enter}')
  return layer.root.findByRole('heading', { name: 'Schön, dass Sie da sind' })
}

const fillNewAccount = async () => {
  await check('neu@portal.test')
  await user.type(await field('Neues Passwort'), 'Uferlicht7')
  await user.type(await field('Vorname'), 'Eva')
  await user.type(await field('Nachname'), 'Ahlers')
}

/** Fills in the data of a new account, and sends it. */
const createAccount = async () => {
  await fillNewAccount()
  await user.type(await field('Nachname'), '{Enter}')
  return layer.root.findByRole('heading', { name: 'Fast geschafft' })
}
const logInButton = () => layer.page.findByRole('button', { name: 'Anmelden' })
const unfinishedHeading = () =>
  layer.root.findByRole('heading', { name: 'Die Registrierung ist noch nicht abgeschlossen.' })

// A container is a step of the layer, with its number in the specification (portal-accounts 2.2).
describe('container 1', () => {
  it.each([
    ['the button', () => press('Weiter')],
    ['Enter', async () => user.type(await field(ACCOUNT), '{Enter}')],
  ])('[REG-LAY-06] [REG-LAY-12] asks for the account; %s checks it, and the page’s address stays', async (_, send) => {
    await open({ account: 'eva@portal.test' })
    expect(await field(ACCOUNT)).toHaveFocus()
    expect(await field(ACCOUNT)).toHaveAttribute('autocomplete', 'username')
    await user.clear(await field(ACCOUNT))
    await user.type(await field(ACCOUNT), ' archiv ')
    await send()
    expect(await field('Passwort')).toBeInTheDocument()
    expect(calls).toEqual([['check_account', { account: 'archiv', project: 'uferlicht', language_id: '1' }]])
    expect(location.href).toBe('http://localhost/magazin?token=abc#oben')
  })

  it('[REG-LAY-12] checks the account once, however often the button is pressed, and again after a refusal', async () => {
    await open()
    await user.type(await field(ACCOUNT), 'wer')
    const button = await layer.page.findByRole('button', { name: 'Weiter' })
    const held: (() => void)[] = []
    server.use(
      http.get('*/register-login/api/register_login', async () => {
        await new Promise<void>(resolve => held.push(resolve))
      }),
    )
    for (const attempt of [1, 2]) {
      for (let times = 0; times < 3; times += 1) button.click()
      await waitFor(() => expect(held).toHaveLength(attempt))
      expect(button).toHaveAttribute('aria-busy', 'true')
      held.at(-1)!()
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
      expect(messageAt(await field(ACCOUNT))).toContain('Dieses Konto kennen wir nicht.')
      expect(calls).toHaveLength(attempt)
    }
  })

  it('[REG-LAY-12] sends nothing without an account, and says why', async () => {
    await open()
    for (const send of [() => press('Weiter'), () => check('  ')]) {
      await send()
      expect(messageAt(await field(ACCOUNT))).toContain('Bitte geben Sie Ihre E-Mail-Adresse oder Ihren Kontonamen an.')
    }
    expect(calls).toEqual([])
  })

  it.each(['wer', 'wer@portal.museum'])(
    '[REG-LAY-26] [REG-LAY-31] [REG-LAY-33] shows the portal’s reason if the text is no account and no e-mail address, marks the field, and keeps the typed text: %s',
    async name => {
      await open()
      await check(name)
      await waitFor(async () => expect(await field(ACCOUNT)).toHaveAttribute('aria-invalid', 'true'))
      const input = await field(ACCOUNT)
      expect(messageAt(input)).toContain('Dieses Konto kennen wir nicht.')
      expect(input).toHaveValue(name)
      expect(layer.root.getByText('Dieses Konto kennen wir nicht.')).toBeInTheDocument()
      await user.type(input, 'x')
      expect(input).not.toHaveAttribute('aria-invalid')
    },
  )

  it('[REG-LAY-26] [REG-LAY-33] has its own text for a refusal without a reason', async () => {
    server.use(http.get('*/register-login/api/register_login', () => HttpResponse.json({ success: false })))
    await open()
    await check('wer')
    await waitFor(async () => expect(messageAt(await field(ACCOUNT))).toContain(OWN_REASON))
    expect(await field(ACCOUNT)).toHaveAttribute('aria-invalid', 'true')
  })

  it('begins with the account that the page gives', async () => {
    await open({ account: 'eva@portal.test' })
    expect(await field(ACCOUNT)).toHaveValue('eva@portal.test')
  })

  it('says at the field how long to wait after too many attempts', async () => {
    server.use(
      http.get(
        '*/register-login/api/register_login',
        () => new HttpResponse('Too many', { status: 429, headers: { 'Retry-After': '130' } }),
      ),
    )
    await open()
    await check('eva@portal.test')
    await waitFor(async () => expect(messageAt(await field(ACCOUNT))).toMatch(/zu viele Versuche.*warten Sie 3 Min\./))
    expect(await field(ACCOUNT)).toHaveValue('eva@portal.test')
  })

  it('says in a notice that the portal can’t be reached, keeps the typed values, and sends them again on request', async () => {
    expectConsole('error', /got no response/)
    server.use(http.get('*/register-login/api/register_login', () => HttpResponse.error(), { once: true }))
    await open()
    await check('eva@portal.test')
    expect(await layer.page.findByRole('alert')).toHaveTextContent('Das Portal ist gerade nicht erreichbar.')
    expect(layer.page.queryByRole('dialog')).toBeNull()
    expect(await field(ACCOUNT)).toHaveValue('eva@portal.test')
    await press('Erneut versuchen')
    expect(await field('Passwort')).toHaveFocus()
  })
})

describe.each(['', 'Ein Hinweis des Portals.'])('after a check with the message %j', message => {
  it.each([
    ['[REG-LAY-23]', true, 'eva@portal.test', logInButton],
    ['[REG-LAY-23]', true, 'archiv', logInButton],
    ['[REG-LAY-24]', 'ACCOUNT_NOT_FINISCHED', 'eva@portal.test', unfinishedHeading],
    ['[REG-LAY-25]', false, 'eva@portal.test', () => field('Vorname')],
  ] as const)('%s opens the step for success %j and the account %s', async (_id, success, account, findStep) => {
    server.use(http.get('*/register-login/api/register_login', () => HttpResponse.json({ success, message })))
    await open()
    await check(account)
    expect(await findStep()).toBeInTheDocument()
  })
})

describe('the next attempt after refusals', () => {
  it.each([
    ['[REG-LAY-23]', 'archiv', logInButton],
    ['[REG-LAY-24]', 'jonte@portal.test', unfinishedHeading],
    ['[REG-LAY-25]', 'neu@portal.test', () => field('Vorname')],
  ] as const)('%s opens the step for the account %s', async (_id, account, findStep) => {
    await open()
    for (const refused of ['wer', 'niemand']) {
      await check(refused)
      await waitFor(async () => expect(messageAt(await field(ACCOUNT))).toContain('Dieses Konto kennen wir nicht.'))
      await user.clear(await field(ACCOUNT))
    }
    await check(account)
    expect(await findStep()).toBeInTheDocument()
  })

  it('[REG-LAY-08] logs in after a wrong password', async () => {
    await open()
    const password = await openPassword()
    for (const wrong of ['falsch', 'noch falsch']) {
      await user.type(password, `${wrong}{Enter}`)
      await waitFor(() => expect(messageAt(password)).toContain('Das Passwort stimmt nicht.'))
      await user.clear(password)
    }
    await user.type(password, 'Uferlicht-2026{Enter}')
    expect(await layer.root.findByRole('heading', { name: 'Schön, dass Sie da sind' })).toBeInTheDocument()
  })

  const refuseOnce = (message: string) => {
    const refuse = () => HttpResponse.json({ success: false, message })
    server.use(http.post('*/register-login/api/register_login', refuse, { once: true }))
  }
  it.each([
    ['with a reason', 'Noch nicht.', 'Noch nicht.'],
    ['without a reason', '', OWN_REASON],
  ])('[REG-LAY-10] [REG-LAY-35] creates the new account that was refused %s', async (_kind, message, shown) => {
    refuseOnce(message)
    await open()
    await check('neu@portal.test')
    await user.type(await field('Neues Passwort'), 'Uferlicht7')
    await user.type(await field('Vorname'), 'Eva')
    await user.type(await field('Nachname'), 'Ahlers{Enter}')
    await waitFor(async () => expect(messageAt(await field('E-Mail-Adresse'))).toContain(shown))
    await press('Konto anlegen')
    expect(await layer.root.findByRole('heading', { name: 'Fast geschafft' })).toBeInTheDocument()
  })

  it('[REG-LAY-34] logs in after a refusal without a reason', async () => {
    refuseOnce('')
    await open()
    const password = await openPassword()
    await user.type(password, 'Uferlicht-2026{Enter}')
    await waitFor(() => expect(messageAt(password)).toContain(OWN_REASON))
    await press('Anmelden')
    expect(await layer.root.findByRole('heading', { name: 'Schön, dass Sie da sind' })).toBeInTheDocument()
  })

  it('[REG-CALL-20] shows the message about the sent mail instead of the error', async () => {
    refuseOnce('Noch nicht.')
    await open()
    await openPassword()
    await press('Passwort vergessen?')
    expect(await layer.root.findByRole('alert')).toHaveTextContent(OWN_REASON)
    await press('Passwort vergessen?')
    expect(await layer.root.findByText(...MAIL_NOTICE)).toBeVisible()
    expect(layer.root.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('a request that gets no response', () => {
  const lose = () => {
    expectConsole('error', /got no response/)
    server.use(http.post('*/register-login/api/register_login', () => HttpResponse.error(), { once: true }))
  }
  const retryInForm = async () => {
    expect(await layer.page.findByRole('alert')).toHaveTextContent('Das Portal ist gerade nicht erreichbar.')
    await press('Erneut versuchen')
  }

  it('[REG-LAY-13] keeps the password, and the person can log in again', async () => {
    await open()
    const password = await openPassword()
    lose()
    await user.type(password, 'Uferlicht-2026{Enter}')
    await retryInForm()
    expect(await layer.root.findByRole('heading', { name: 'Schön, dass Sie da sind' })).toBeInTheDocument()
  })

  it('[REG-LAY-16] keeps the data of a new account, which can be sent again', async () => {
    await open()
    await fillNewAccount()
    lose()
    await press('Konto anlegen')
    await retryInForm()
    expect(await layer.root.findByRole('heading', { name: 'Fast geschafft' })).toBeInTheDocument()
  })

  it('[REG-LAY-14] [REG-LAY-36] says that the portal can’t be reached; the button for the password mail can then be pressed again', async () => {
    await open()
    await openPassword()
    lose()
    await press('Passwort vergessen?')
    expect(await layer.root.findByRole('alert')).toHaveTextContent('Das Portal ist gerade nicht erreichbar.')
    await press('Passwort vergessen?')
    expect(await layer.root.findByText(...MAIL_NOTICE)).toBeVisible()
  })
})

describe('container 11', () => {
  it('[REG-LAY-07] [REG-LAY-23] asks for the password of an existing account; a read-only field has the account’s name for a password manager', async () => {
    await open()
    const password = await openPassword()
    expect(password).toHaveFocus()
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    const [account] = [...password.form!.elements] as HTMLInputElement[]
    expect(account).toHaveValue('eva@portal.test')
    expect(account).toHaveAttribute('autocomplete', 'username')
    expect(account).toHaveAttribute('readonly')
  })

  it('[REG-LAY-13] [REG-LAY-34] shows the portal’s message at a wrong password, and keeps the typed values', async () => {
    await open()
    const password = await openPassword()
    await user.type(password, 'falsch')
    await press('Anmelden')
    await waitFor(() => expect(messageAt(password)).toContain('Das Passwort stimmt nicht.'))
    expect(password).toHaveAttribute('aria-invalid', 'true')
    expect(password).toHaveValue('falsch')
  })

  it.each([
    ['the password of an account', openPassword],
    ['the password of a new account', () => check('neu@portal.test').then(() => field('Neues Passwort'))],
  ])('[REG-LAY-17] shows and hides %s, which stays', async (_which, openField) => {
    await open()
    const password = await openField()
    expect(password).toHaveAttribute('type', 'password')
    await user.type(password, 'Ufer')
    await press('Passwort anzeigen')
    expect(password).toHaveAttribute('type', 'text')
    await press('Passwort verbergen')
    expect(password).toHaveAttribute('type', 'password')
    expect(password).toHaveValue('Ufer')
  })

  it.each([
    ['after typing', 'Uferlicht-2026', ''],
    ['after a wrong password', 'falsch{Enter}', 'Das Passwort stimmt nicht.'],
  ])('[REG-LAY-15] goes back to container 1 %s, with every field empty', async (_when, typed, error) => {
    await open({ account: 'eva@portal.test' })
    await press('Weiter')
    const password = await field('Passwort')
    await user.type(password, typed)
    await waitFor(() => expect(messageAt(password)).toContain(error))
    await press('Zurück')
    expect(await field(ACCOUNT)).toHaveValue('')
    expect(await field(ACCOUNT)).toHaveFocus()
    await check('archiv')
    expect(await field('Passwort')).toHaveValue('')
  })

  it('[REG-LAY-15] goes back from a new account and from an unfinished one too, with every field empty', async () => {
    await open()
    await user.click(layer.root.getByRole('tab', { name: 'Passwort vergessen' }))
    await user.type(await field('E-Mail-Adresse'), 'eva@portal.test')
    await user.click(layer.root.getByRole('tab', { name: 'Anmelden' }))
    await check('neu@portal.test')
    for (const name of ['Neues Passwort', 'Vorname', 'Nachname']) await user.type(await field(name), 'Uferlicht7')
    await press('Zurück')
    expect(await field(ACCOUNT)).toHaveValue('')
    expect(await field(ACCOUNT)).toHaveFocus()
    await check('jonte@portal.test')
    await unfinishedHeading()
    await pressInWindow('Zurück')
    expect(await field(ACCOUNT)).toHaveValue('')
    await check('anders@portal.test')
    for (const name of ['Neues Passwort', 'Vorname', 'Nachname']) expect(await field(name)).toHaveValue('')
    await user.click(layer.root.getByRole('tab', { name: 'Passwort vergessen' }))
    expect(await field('E-Mail-Adresse')).toHaveValue('')
  })

  it.each([
    ['[REG-LAY-13]', 'Anmelden', async () => user.type(await openPassword(), 'Uferlicht-2026')],
    ['[REG-LAY-14]', 'Passwort vergessen?', openPassword],
    ['[REG-LAY-16]', 'Konto anlegen', () => fillNewAccount()],
  ])('%s the button ‘%s’ sends one request, however often it is pressed', async (_id, name, fill) => {
    await open()
    await fill()
    const button = await layer.page.findByRole('button', { name })
    calls.length = 0
    await Promise.all([user.click(button), user.click(button), user.click(button)])
    await waitFor(() => expect(calls).toHaveLength(1))
    await layer.root.findByText(/Schön, dass|Die E-Mail ist|Fast geschafft/, { ignore: '[aria-live] *' })
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['at once', '', ''],
    ['after a missing password', '{Enter}', 'Bitte geben Sie'],
    ['after a wrong password', 'falsch{Enter}', 'Das Passwort stimmt nicht.'],
  ])(
    '[REG-CALL-20] [REG-LAY-14] [REG-LAY-44] sends the password mail %s, and shows the portal’s response',
    async (_when, typed, error) => {
      await open()
      const password = await openPassword()
      if (typed) await user.type(password, typed)
      await waitFor(() => expect(messageAt(password)).toContain(error))
      await press('Passwort vergessen?')
      const notice = await layer.root.findByText(...MAIL_NOTICE)
      expect(notice).toBeVisible()
      expect(notice.closest('[role=alert]')).toBeNull()
      expect(calls.at(-1)).toEqual([
        'send_password_mail',
        {
          project: 'uferlicht',
          account: 'eva@portal.test',
          token_page: 'http://localhost/magazin?token=abc#oben',
          item_id: '',
          item_type: '',
        },
      ])
    },
  )

  it('[REG-CALL-20] has its own text about the sent mail if the response has no message', async () => {
    server.use(
      http.post('*/register-login/api/register_login', () => HttpResponse.json({ success: true, message: '' })),
    )
    await open()
    await openPassword()
    await press('Passwort vergessen?')
    expect(
      await layer.root.findByText('Die E-Mail ist unterwegs. Bitte sehen Sie in Ihrem Postfach nach.', {
        ignore: '[aria-live] *',
      }),
    ).toBeVisible()
  })

  it.each([false, 'ACCOUNT_NOT_FINISCHED'])(
    '[REG-LAY-36] [REG-LAY-43] shows the text of ‘error’ if the mail is refused by %s, whatever the portal says',
    async success => {
      server.use(
        http.post('*/register-login/api/register_login', () => HttpResponse.json({ success, message: 'Unbekannt' })),
      )
      await open()
      await openPassword()
      await press('Passwort vergessen?')
      expect(await layer.root.findByRole('alert')).toHaveTextContent(OWN_REASON)
      expect(layer.root.queryByText('Unbekannt')).not.toBeInTheDocument()
    },
  )

  it.each(['archiv', 'eva@portal.museum'])(
    '[REG-LAY-32] [REG-LAY-43] shows the ‘old account’ message if the account is no e-mail address that the layers accept, and requests no mail: %s',
    async account => {
      const confirm = () => HttpResponse.json({ success: true })
      server.use(http.get('*/register-login/api/register_login', confirm))
      await open()
      await check(account)
      await field('Passwort')
      await press('Passwort vergessen?')
      expect(await layer.root.findByRole('alert')).toHaveTextContent(/Hat Ihr Konto keine E-Mail-Adresse/)
      expect(calls).toEqual([])
    },
  )
})

describe('container 12', () => {
  it.each([
    ['a press', (button: HTMLElement) => user.click(button)],
    ['Enter', () => user.keyboard('{Enter}')],
  ])(
    '[REG-LAY-08] [REG-LAY-13] [REG-LAY-18] shows the portal’s text about the login; %s on the focused button clears the query and reloads the page',
    async (_how, run) => {
      await open()
      await logIn()
      expect(layer.root.getByText('Sie sind als Eva Ahlers angemeldet.')).toBeInTheDocument()
      expect(calls.at(-1)).toEqual([
        'login_account',
        { account: 'eva@portal.test', password: 'Uferlicht-2026', project: 'uferlicht', language_id: '1' },
      ])
      const next = layer.root.getByRole('button', { name: 'Weiter' })
      expect(next.getRootNode()).toHaveProperty('activeElement', next)
      await run(next)
      expect(location.href).toBe('http://localhost/magazin#oben')
      expect(layer.reload.mock.calls).toEqual([['register.login: logged in']])
      expect(layer.reload.mock.results).toEqual([{ type: 'return', value: location.href }])
      await waitFor(() => expect(layer.control.settled).toHaveBeenCalledWith(true))
    },
  )

  it.each([
    ['[REG-LAY-08]', openPassword, 'Uferlicht-2026{Enter}', 'Sie sind angemeldet.'],
    [
      '[REG-LAY-10]',
      async () => {
        await check('neu@portal.test')
        await user.type(await field('Neues Passwort'), 'Uferlicht7')
        await user.type(await field('Vorname'), 'Eva')
        return field('Nachname')
      },
      'Ahlers{Enter}',
      'Ihr Konto ist angelegt.',
    ],
  ])('%s has its own headline if the portal sends none', async (_id, goToLast, typed, headline) => {
    server.use(
      http.post('*/register-login/api/register_login', () =>
        HttpResponse.json({ success: true, data: { headline: '', text: 'Nur ein Text.' } }),
      ),
    )
    await open()
    await user.type(await goToLast(), typed)
    expect(await layer.root.findByRole('heading', { name: headline })).toBeInTheDocument()
    expect(layer.root.getByText('Nur ein Text.', { selector: 'p, div' })).toBeInTheDocument()
  })

  it('[REG-API-18] [REG-LAY-18] runs the callback of the page instead of a reload, and keeps the address', async () => {
    const onLogin = jest.fn()
    await open({ onLogin })
    await logIn()
    await pressInWindow('Weiter')
    await waitFor(() => expect(layer.control.settled).toHaveBeenCalledWith(true))
    expect(onLogin).toHaveBeenCalledTimes(1)
    expect(layer.reload).not.toHaveBeenCalled()
    expect(location.href).toBe('http://localhost/magazin?token=abc#oben')
  })

  it('[REG-API-18] runs no callback before a login', async () => {
    const onLogin = jest.fn()
    await open({ account: 'eva@portal.test', onLogin })
    await press('Weiter')
    await user.type(await field('Passwort'), 'falsch{Enter}')
    await waitFor(async () => expect(messageAt(await field('Passwort'))).toContain('Das Passwort stimmt nicht.'))
    await user.clear(await field('Passwort'))
    await pressInWindow('Schließen')
    await waitFor(() => expect(layer.control.settled).toHaveBeenCalledWith(undefined))
    expect(onLogin).not.toHaveBeenCalled()
  })

  it('[REG-API-18] [REG-LAY-18] also runs the callback if the layer is closed after the login, because the person is logged in', async () => {
    const onLogin = jest.fn()
    await open({ onLogin })
    await logIn()
    await pressInWindow('Schließen')
    await waitFor(() => expect(onLogin).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['[REG-LAY-19]', 'Mein Profil', '#my-profile'],
    ['[REG-LAY-20]', 'Mein Gutschein', '#my-voucher'],
  ])('%s leads to %s', async (_id, name, hash) => {
    history.replaceState(null, '', '/magazin?register=password&ausgabe=7&token=abc&token_page=%2F&registered=x+y#oben')
    await open()
    await logIn()
    await pressInWindow(name)
    expect(location.href).toBe(`http://localhost/magazin?ausgabe=7&registered=x+y${hash}`)
    expect(layer.reload).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['[REG-LAY-19] [REG-API-18]', 'Mein Profil', '#my-profile'],
    ['[REG-LAY-20]', 'Mein Gutschein', '#my-voucher'],
  ])('%s also offers ‘%s’ to a caller with a callback; the callback then does not run', async (_id, name, hash) => {
    const onLogin = jest.fn()
    await open({ onLogin })
    await logIn()
    await pressInWindow(name)
    expect(location.href).toBe(`http://localhost/magazin${hash}`)
    await waitFor(() => expect(layer.control.settled).toHaveBeenCalledTimes(1))
    expect(layer.reload).toHaveBeenCalledTimes(1)
    expect(onLogin).not.toHaveBeenCalled()
  })
})

describe('a login that replaces an ended session', () => {
  const AGAIN = 'eva@portal.test'
  const TOLD = 'Sie sind jetzt als archiv angemeldet.'
  const sessions: string[] = []
  const openAgain = async (session: string) => {
    sessions.length = 0
    server.use(
      http.post('*/register/ajax.php', async ({ request }) => {
        sessions.push(await request.text())
        return session ? HttpResponse.json({ account: session }) : HttpResponse.error()
      }),
    )
    const onLogin = jest.fn()
    await open({ again: AGAIN, onLogin })
    return onLogin
  }
  const logInAs = async (account: string) => {
    const input = await field(ACCOUNT)
    await user.clear(input)
    await check(account)
    await user.type(await field('Passwort'), 'Uferlicht-2026{Enter}')
  }

  it('continues for the person whose session has ended, without another question', async () => {
    const onLogin = await openAgain('')
    expect(await field(ACCOUNT)).toHaveValue(AGAIN)
    await logInAs(AGAIN)
    await layer.root.findByRole('heading', { name: 'Schön, dass Sie da sind' })
    await pressInWindow('Weiter')
    await waitFor(() => expect(onLogin).toHaveBeenCalledTimes(1))
    expect(sessions).toEqual([])
  })

  it('continues too if another account name belongs to the same person', async () => {
    const onLogin = await openAgain('Eva@portal.test')
    await logInAs('archiv')
    await layer.root.findByRole('heading', { name: 'Schön, dass Sie da sind' })
    await waitFor(() => expect(sessions).toEqual(['action=get_session_data']))
    await waitFor(async () => {
      await pressInWindow('Weiter')
      expect(onLogin).toHaveBeenCalledTimes(1)
    })
  })

  it.each(['archiv', ''])(
    'warns another person, and continues only as the first person or after a reload (session: %j)',
    async session => {
      if (!session) expectConsole('error', /got no response/)
      const onLogin = await openAgain(session)
      await logInAs('archiv')
      expect(await layer.root.findByRole('heading', { name: TOLD })).toBeInTheDocument()
      expect(layer.root.queryByRole('button', { name: 'Weiter' })).not.toBeInTheDocument()
      expect(
        layer.root.getByText(/gehören zu eva@portal\.test und werden nicht gesendet/, { selector: 'p' }),
      ).toBeInTheDocument()

      await pressInWindow('Schließen')
      const question = await layer.root.findByRole('alertdialog', { name: 'Seite neu laden?' })
      await user.click(within(question).getByRole('button', { name: 'Abbrechen' }))
      expect(layer.root.getByRole('heading', { name: TOLD })).toBeInTheDocument()
      expect(layer.reload).not.toHaveBeenCalled()

      // Closing the second log-in without logging in leads back to the message.
      await pressInWindow('Als eva@portal.test anmelden')
      expect(await field(ACCOUNT)).toHaveValue(AGAIN)
      await user.click(layer.root.getAllByRole('button', { name: 'Schließen' }).at(-1)!)
      await waitFor(() =>
        expect(layer.page.queryByLabelText(ACCOUNT, { exact: false, selector: 'input' })).not.toBeInTheDocument(),
      )
      expect(onLogin).not.toHaveBeenCalled()
      expect(layer.control.settled).not.toHaveBeenCalled()

      await pressInWindow('Als eva@portal.test anmelden')
      await logInAs(AGAIN)
      await pressInWindow('Weiter')
      await waitFor(() => expect(onLogin).toHaveBeenCalledTimes(1))
      expect(layer.reload).not.toHaveBeenCalled()
    },
  )

  it('reloads the page for another person who continues', async () => {
    const onLogin = await openAgain('archiv')
    await logInAs('archiv')
    await pressInWindow('Seite neu laden')
    expect(layer.reload.mock.calls).toEqual([['register.login: logged in as somebody else']])
    expect(onLogin).not.toHaveBeenCalled()
  })

  it('only closes the layer after a new account is created, so that the window below keeps its typed values', async () => {
    const onLogin = await openAgain('')
    await user.clear(await field(ACCOUNT))
    await createAccount()
    await pressInWindow('Fertig')
    await waitFor(() => expect(layer.control.settled).toHaveBeenCalledWith(undefined))
    expect([layer.reload.mock.calls, onLogin.mock.calls, location.hash]).toEqual([[], [], '#oben'])
  })
})

describe('container 21', () => {
  const PASSWORD = 'Neues Passwort'
  const HINT = 'Mindestens 10 Zeichen mit Klein- und Großbuchstaben und einer Ziffer.'
  const start = async () => {
    await open()
    await check(' neu@portal.test ')
    return field(PASSWORD)
  }

  it('[REG-LAY-09] [REG-LAY-25] asks for the data of a new account if the e-mail address has no account', async () => {
    const password = await start()
    expect(password).toHaveFocus()
    const names = [...password.form!.elements].flatMap(element =>
      element instanceof HTMLInputElement ? [[element.name, element.autocomplete]] : [],
    )
    expect(names).toEqual([
      ['new_account', 'username'],
      ['new_password', 'new-password'],
      ['firstname', 'given-name'],
      ['surname', 'family-name'],
    ])
    expect(await field('E-Mail-Adresse')).toHaveValue('neu@portal.test')
  })

  it('[REG-LAY-09] requires each field', async () => {
    const password = await start()
    await user.clear(await field('E-Mail-Adresse'))
    await press('Konto anlegen')
    const texts = [
      ['E-Mail-Adresse', 'E-Mail-Adresse'],
      ['Vorname', 'Bitte geben Sie Ihren Vornamen an.'],
      ['Nachname', 'Bitte geben Sie Ihren Nachnamen an.'],
    ] as const
    for (const [name, text] of texts) {
      expect(await field(name)).toHaveAttribute('aria-invalid', 'true')
      expect(messageAt(await field(name))).toContain(text)
    }
    expect(password).toHaveAttribute('aria-invalid', 'true')
    expect(await field('E-Mail-Adresse')).toHaveFocus()
    expect(calls.map(([m]) => m)).toEqual(['check_account'])
  })

  /** Creates an account with a password that is strong enough only for the layer. */
  async function create() {
    await user.type(await start(), 'Uferlicht7')
    await user.type(await field('Vorname'), 'Eva')
    await user.type(await field('Nachname'), 'Ahlers')
    await press('Konto anlegen')
    return layer.root.findByRole('heading', { name: 'Fast geschafft' })
  }

  it('[REG-LAY-16] sends the e-mail address as the person has changed it', async () => {
    await open()
    await fillNewAccount()
    const account = await field('E-Mail-Adresse')
    await user.clear(account)
    await user.type(account, 'anders@portal.test{Enter}')
    await layer.root.findByRole('heading', { name: 'Fast geschafft' })
    expect(calls.at(-1)![1]).toMatchObject({ account: 'anders@portal.test' })
  })

  it('[REG-LAY-16] [REG-LAY-30] sends the data by the button, with a password that only the layers accept', async () => {
    await create()
    expect(calls.at(-1)).toEqual([
      'create_new_account',
      {
        project: 'uferlicht',
        password: 'Uferlicht7',
        account: 'neu@portal.test',
        firstname: 'Eva',
        surname: 'Ahlers',
        token_page: 'http://localhost/magazin?token=abc#oben',
        language_id: '1',
      },
    ])
  })

  it('[REG-LAY-10] says with the portal’s headline and text that the account is created', async () => {
    expect(await create()).toBeInTheDocument()
    expect(layer.root.getByText(/folgen Sie dem Link/, { selector: 'p, div' })).toBeInTheDocument()
    // Nobody is logged in yet.
    expect(layer.root.getByRole('button', { name: 'Fertig' })).toBeInTheDocument()
    expect(layer.root.queryByRole('button', { name: 'Mein Profil' })).not.toBeInTheDocument()
  })

  it('[REG-LAY-21] leads to #stream of the page, which keeps its own parameters, after the account is created', async () => {
    history.replaceState(null, '', '/magazin?ausgabe=7&token=abc#oben')
    await create()
    await pressInWindow('Fertig')
    expect(location.href).toBe('http://localhost/magazin?ausgabe=7#stream')
    expect(layer.reload.mock.results).toEqual([{ type: 'return', value: location.href }])
    await waitFor(() => expect(layer.control.settled).toHaveBeenCalledWith(undefined))
  })

  it('[REG-LAY-27] [REG-LAY-28] [REG-LAY-43] refuses a weak password with the hint, at the field, and creates no account', async () => {
    const password = await start()
    await user.type(await field('Vorname'), 'Eva')
    await user.type(await field('Nachname'), '  ')
    // Only the second password is strong enough for the frame windows.
    for (const weak of ['uferlicht7', 'Ufer-7!x']) {
      await user.clear(password)
      await user.type(password, `${weak}{Enter}`)
      expect(password).toHaveFocus()
      expect(password).toHaveAttribute('aria-invalid', 'true')
      expect(messageAt(password)).toContain(HINT)
    }
    await user.tab()
    expect(password).not.toHaveFocus()
    expect(password).toHaveAttribute('aria-invalid', 'true')
    expect(messageAt(password)).toContain(HINT)
    expect(messageAt(await field('Nachname'))).toContain('Bitte geben Sie Ihren Nachnamen an.')
    expect(calls.map(([m]) => m)).toEqual(['check_account'])
  })

  it('[REG-LAY-29] shows the hint while the field has the focus; the hint fades out in 333 ms', async () => {
    const password = await start()
    expect(messageAt(password)).toContain(HINT)
    const hint = await layer.page.findByText(HINT)
    await user.type(password, 'Uferlicht7')
    expect(hint).toHaveStyle({ opacity: '1' })
    expect(hint.style.transition).toBe('opacity 333ms')
    await user.tab()
    await user.tab()
    await waitFor(() => expect(hint).toHaveStyle({ opacity: '0' }))
    await waitFor(() => expect(layer.page.queryByText(HINT)).not.toBeInTheDocument())
    await user.click(password)
    expect(await layer.page.findByText(HINT)).toBeInTheDocument()
  })

  it('[REG-LAY-31] refuses an e-mail address that the layers’ rule does not accept', async () => {
    const password = await start()
    await user.type(password, 'Uferlicht7')
    const account = await field('E-Mail-Adresse')
    await user.clear(account)
    await user.type(account, 'eva@portal.museum{Enter}')
    expect(account).toHaveAttribute('aria-invalid', 'true')
    expect(calls.map(([m]) => m)).toEqual(['check_account'])
  })

  it('[REG-LAY-35] shows why the portal refuses the new account, and keeps the typed values', async () => {
    server.use(
      http.post('*/register-login/api/register_login', () =>
        HttpResponse.json({ success: false, message: 'Dieses Konto gibt es schon.' }),
      ),
    )
    const password = await start()
    await user.type(await field('Vorname'), 'Eva')
    await user.type(await field('Nachname'), 'Ahlers')
    await user.type(password, 'Uferlicht7{Enter}')
    await waitFor(async () => expect(messageAt(await field('E-Mail-Adresse'))).toContain('Dieses Konto gibt es schon.'))
    expect(password).toHaveValue('Uferlicht7')
    expect(await field('E-Mail-Adresse')).toHaveValue('neu@portal.test')
  })

  it('asks before typed values are discarded', async () => {
    await start()
    await user.type(await field('Vorname'), 'Eva')
    await pressInWindow('Schließen')
    expect(await layer.root.findByRole('alertdialog', { name: 'Fenster schließen?' })).toBeInTheDocument()
    await pressInWindow('Hier bleiben')
    expect(await field('Vorname')).toHaveValue('Eva')
  })
})

describe('a typed log-in', () => {
  it.each([
    ['the account', async () => user.type(await field(ACCOUNT), 'eva')],
    [
      'the password',
      async () => {
        await check('eva@portal.test')
        await user.type(await field('Passwort'), 'x')
      },
    ],
    [
      'the address of a password mail',
      async () => {
        await user.click(await layer.root.findByRole('tab', { name: 'Passwort vergessen' }))
        await user.type(await field('E-Mail-Adresse'), 'eva')
      },
    ],
  ])('is discarded only after a question: %s', async (_what, type) => {
    await open()
    await type()
    await pressInWindow('Schließen')
    expect(await layer.root.findByRole('alertdialog', { name: 'Fenster schließen?' })).toBeInTheDocument()
    await pressInWindow('Hier bleiben')
    expect(layer.control.settled).not.toHaveBeenCalled()
  })

  it('is discarded without a question if only the page filled it in', async () => {
    await open({ account: 'eva@portal.test' })
    await field(ACCOUNT)
    await pressInWindow('Schließen')
    await waitFor(() => expect(layer.control.settled).toHaveBeenCalled())
  })
})

describe('container 31', () => {
  it('[REG-CALL-20] [REG-LAY-11] [REG-LAY-24] says that the registration is not finished, and sends the mail again', async () => {
    await open()
    await check('jonte@portal.test')
    expect(await unfinishedHeading()).toBeInTheDocument()
    expect(layer.root.getAllByText(/Das Konto jonte@portal.test ist noch nicht bestätigt/).length).toBeGreaterThan(0)
    await pressInWindow('E-Mail erneut schicken')
    expect(await layer.root.findByText(...MAIL_NOTICE)).toBeVisible()
    expect(calls.at(-1)?.[0]).toBe('send_password_mail')
    await pressInWindow('Zurück')
    expect(await field(ACCOUNT)).toHaveValue('')
  })

  it('[REG-LAY-11] [REG-LAY-36] [REG-LAY-44] shows ‘error’ after a refused mail, then the response', async () => {
    const refuse = () => HttpResponse.json({ success: false, message: 'Unbekannt' })
    server.use(http.post('*/register-login/api/register_login', refuse, { once: true }))
    await open()
    await check('jonte@portal.test')
    await pressInWindow('E-Mail erneut schicken')
    expect(await layer.root.findByRole('alert')).toHaveTextContent(OWN_REASON)
    await pressInWindow('E-Mail erneut schicken')
    expect(await layer.root.findByText(...MAIL_NOTICE)).toBeVisible()
    expect(layer.root.queryByRole('alert')).not.toBeInTheDocument()
    expect(calls.at(-1)?.[1]['account']).toBe('jonte@portal.test')
  })

  it('[REG-LAY-11] [REG-LAY-24] shows the portal’s message about the account, if there is one', async () => {
    const message = 'Dieses Konto wartet seit dem 3. Mai auf seine Bestätigung.'
    server.use(
      http.get('*/register-login/api/register_login', () =>
        HttpResponse.json({ success: 'ACCOUNT_NOT_FINISCHED', message }),
      ),
    )
    await open()
    await check('jonte@portal.test')
    expect((await layer.root.findAllByText(message)).length).toBeGreaterThan(0)
    expect(layer.root.queryByText(/Das Konto jonte@portal.test/)).toBeNull()
  })
})

describe('the tabs', () => {
  /** Types an account on tab 1 and opens tab 2. */
  async function openSecond() {
    await open()
    await user.type(await field(ACCOUNT), 'eva')
    await user.click(layer.root.getByRole('tab', { name: 'Passwort vergessen' }))
    return field('E-Mail-Adresse')
  }

  it('[REG-LAY-22] [REG-LAY-04] each tab focuses its input if there is no field for a barcode; the values typed on tab 1 stay', async () => {
    const email = await openSecond()
    expect(email).toHaveFocus()
    expect(email).toHaveAttribute('type', 'email')
    await user.click(layer.root.getByRole('tab', { name: 'Anmelden' }))
    expect(await field(ACCOUNT)).toHaveValue('eva')
    expect(await field(ACCOUNT)).toHaveFocus()
  })

  it.each(['eva@', 'eva@portal.museum'])(
    '[REG-LAY-31] [REG-LAY-43] tab 2 refuses the address %s, and explains old accounts',
    async wrong => {
      const email = await openSecond()
      await user.type(email, `${wrong}{Enter}`)
      expect(email).toHaveAttribute('aria-invalid', 'true')
      expect(messageAt(email)).toMatch(/Hat Ihr Konto keine E-Mail-Adresse/)
      expect(calls).toEqual([])
    },
  )

  it('[REG-CALL-20] [REG-LAY-44] tab 2 sends the password mail, and shows the response', async () => {
    const email = await openSecond()
    await user.type(email, 'eva@portal.test{Enter}')
    expect(await layer.root.findByText(...MAIL_NOTICE)).toBeVisible()
    expect(calls.map(([m, fields]) => [m, fields['account']])).toEqual([['send_password_mail', 'eva@portal.test']])
  })

  it('[REG-LAY-36] [REG-LAY-44] tab 2 shows ‘error’ after a refusal, then the response, and neither on tab 1', async () => {
    const refuse = () => HttpResponse.json({ success: false, message: 'Unbekannt' })
    server.use(http.post('*/register-login/api/register_login', refuse, { once: true }))
    const email = await openSecond()
    await user.type(email, 'eva@portal.test{Enter}')
    expect(await layer.root.findByRole('alert')).toHaveTextContent(OWN_REASON)
    expect(email).toHaveValue('eva@portal.test')
    await user.type(email, '{Enter}')
    expect(await layer.root.findByText(...MAIL_NOTICE)).toBeVisible()
    expect(layer.root.queryByRole('alert')).not.toBeInTheDocument()
    await user.click(layer.root.getByRole('tab', { name: 'Anmelden' }))
    expect(layer.root.queryByText(...MAIL_NOTICE)).not.toBeInTheDocument()
  })

  it('[REG-LAY-22] tab 2 can be shown first', async () => {
    await open({ tab: 2 })
    expect(await field('E-Mail-Adresse')).toHaveFocus()
    expect(await field('E-Mail-Adresse')).toHaveAttribute('name', 'email')
  })

  it.each([
    [11, 'Passwort eingeben', openPassword],
    [12, 'Angemeldet', logIn],
    [22, 'Konto angelegt', createAccount],
    [31, 'Konto noch nicht bestätigt', () => check('jonte@portal.test').then(unfinishedHeading)],
  ])('[REG-LAY-05] the button of the first tab names container %d: %s', async (_number, text, goToStep) => {
    await open()
    await goToStep()
    const [first, second] = layer.root.getAllByRole('tab')
    expect(first).toHaveTextContent(text)
    expect(second).toHaveTextContent('Passwort vergessen')
  })

  it('[REG-LAY-05] the button of the first tab names the current container', async () => {
    await open()
    const [first] = layer.root.getAllByRole('tab')
    expect(first).toHaveTextContent('Anmelden')
    await check('neu@portal.test')
    await waitFor(() => expect(first).toHaveTextContent('Neues Konto'))
    await press('Zurück')
    await waitFor(() => expect(layer.root.getAllByRole('tab')[0]).toHaveTextContent('Anmelden'))
  })
})

describe('the layer', () => {
  it('[REG-LAY-03] closes the page’s film side layer before anything of the login layer shows', async () => {
    const closeSideLayer = jest.fn(() => {
      expect(layerIsDrawn()).toBe(false)
    })
    await open({}, { closeSideLayer })
    expect(closeSideLayer).toHaveBeenCalledTimes(1)
  })

  const TEMPLATE = `<section><nav data-slot="tabs"></nav><p>Mit Ihrem Ausweis:</p><div data-slot="barcode"></div><div data-slot="container_1" data-text="Schritt eins"></div><div data-slot="container_11" data-text="Schritt zwei"></div></section>`

  /** Opens the layer with a template. Returns the queries of the template’s requests. */
  async function openWithTemplate(template: string) {
    const asked: string[] = []
    server.use(
      http.get('*/register-login/api/register_login', ({ request }) => {
        const { search } = new URL(request.url)
        if (!search.includes('register_login_layer')) return undefined
        asked.push(search)
        return HttpResponse.html(template)
      }),
      http.get('*/cb_ui_window.html', () => new HttpResponse('', { status: 404 })),
    )
    expectConsole('error', /cb_ui_window/)
    await open({}, { templates: true })
    return asked
  }

  it.each([
    ['[REG-LAY-06]', 1, () => field(ACCOUNT)],
    ['[REG-LAY-07] [REG-LAY-23]', 11, openPassword],
    ['[REG-LAY-08]', 12, logIn],
    ['[REG-LAY-09] [REG-LAY-25]', 21, () => check('neu@portal.test').then(() => field('Vorname'))],
    ['[REG-LAY-10]', 22, createAccount],
    ['[REG-LAY-11] [REG-LAY-24]', 31, () => check('jonte@portal.test').then(unfinishedHeading)],
  ])(
    '[REG-LAY-05] %s a template names the step, and places it in the slot of container %d',
    async (_id, number, goToStep) => {
      const section = (id: number) =>
        `<section><b>Nr. ${id}</b><div data-slot="container_${id}" data-text="Schritt ${id}"></div></section>`
      await openWithTemplate(`<nav data-slot="tabs"></nav>${[1, 11, 12, 21, 22, 31].map(section).join('')}`)
      expect(await goToStep()).toBeInTheDocument()
      expect(layer.root.getAllByRole('tab')[0]).toHaveTextContent(new RegExp(`^Schritt ${number}$`))
      const [panel, ...more] = layer.root.getAllByRole('tabpanel')
      expect(more).toEqual([])
      expect(within(panel!.closest('section')!).getByText(/^Nr\./)).toHaveTextContent(new RegExp(`^Nr. ${number}$`))
    },
  )

  it('[REG-CALL-24] [REG-LAY-05] [REG-LAY-04] is laid out by the portal’s template: its texts, and a field for a barcode, which gets the focus', async () => {
    const asked = await openWithTemplate(TEMPLATE)
    expect(asked).toEqual(['?m=register_login_layer&project=uferlicht&language_id=1'])
    const english = { project: 'foyer', language: 'en_EN', paths: { registerLogin: '/konten' } }
    expect(registerWindows['register.login'].templateUrl!(resolveConfig(english, new URL(location.href)))).toBe(
      '/konten/register_login?m=register_login_layer&project=foyer&language_id=2',
    )
    expect(layer.root.getByText('Mit Ihrem Ausweis:')).toBeInTheDocument()
    expect(layer.root.getByRole('tab', { name: 'Schritt eins' })).toBeInTheDocument()
    const barcode = layer.root.getByRole('textbox', { name: /Nummer Ihres Ausweises/ })
    expect(layer.root.getByRole('dialog').getRootNode()).toHaveProperty('activeElement', barcode)
    await user.type(barcode, 'archiv{Enter}')
    expect(await field('Passwort')).toHaveFocus()
    expect(layer.root.getByRole('tab', { name: 'Schritt zwei' })).toBeInTheDocument()
    expect(calls).toEqual([['check_account', { account: 'archiv', project: 'uferlicht', language_id: '1' }]])
    await user.click(layer.root.getByRole('tab', { name: 'Passwort vergessen' }))
    expect(await field('E-Mail-Adresse')).toHaveFocus()
  })

  it('[REG-LAY-04] [REG-LAY-05] the field for a barcode gets the focus each time its tab opens', async () => {
    await openWithTemplate(TEMPLATE)
    const focused = () => layer.root.getByRole('dialog').getRootNode() as ShadowRoot
    await user.click(layer.root.getByRole('tab', { name: 'Passwort vergessen' }))
    expect(await field('E-Mail-Adresse')).toHaveFocus()
    expect(layer.root.queryByRole('textbox', { name: /Nummer Ihres Ausweises/ })).toBeNull()
    await user.click(layer.root.getByRole('tab', { name: 'Schritt eins' }))
    const barcode = await layer.root.findByRole('textbox', { name: /Nummer Ihres Ausweises/ })
    await waitFor(() => expect(focused().activeElement).toBe(barcode))
  })

  it('[REG-LAY-06] [REG-LAY-23] a template with a field for a barcode asks for the account too, also after a refused barcode', async () => {
    await openWithTemplate(TEMPLATE)
    expect(await field(ACCOUNT)).toBeVisible()
    const barcode = layer.root.getByRole('textbox', { name: /Nummer Ihres Ausweises/ })
    await user.type(barcode, '4711{Enter}')
    await waitFor(() => expect(barcode).toHaveAttribute('aria-invalid', 'true'))
    await check('archiv')
    expect(await field('Passwort')).toHaveFocus()
  })
})

const layerIsDrawn = () => document.querySelector('foyer-root input') !== null
