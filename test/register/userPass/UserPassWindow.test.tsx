import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { RegisterOpenOptions } from '../../../src/api/RegisterApi'
import { focusedElement } from '../../../src/kit/window/keyboard'
import { expectConsole } from '../../support/expectConsole'
import { accountFake, type AccountAnswers, type AccountCalls } from '../../../src/testing/accountFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLayer } from '../../support/openLayer'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
const calls: AccountCalls = []
let window: Awaited<ReturnType<typeof openLayer>>

jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => {
  calls.length = 0
})
afterEach(() => window.close())

async function open(options: RegisterOpenOptions = {}, answers: AccountAnswers = {}) {
  server.use(...accountFake(calls, answers))
  window = await openLayer('register.open', ['userpass', options])
  return account()
}
const ACCOUNT = 'E-Mail-Adresse oder Kontoname'
const account = () => window.page.findByRole<HTMLInputElement>('textbox', { name: ACCOUNT })
const password = () => window.page.findByLabelText<HTMLInputElement>(/^Passwort/, { selector: 'input' })
const newPassword = () => window.page.findByLabelText<HTMLInputElement>(/^Neues Passwort ?\*?$/, { selector: 'input' })
const confirm = () =>
  window.page.findByLabelText<HTMLInputElement>(/^Neues Passwort wiederholen/, { selector: 'input' })
const stay = () => window.page.queryByRole('checkbox', { name: 'Angemeldet bleiben' })
const button = (name: string) => window.page.findByRole('button', { name })
const hasButton = (name: string) => window.page.queryByRole('button', { name }) !== null
const press = async (name: string) => user.click(await button(name))
const shows = (text: string) => window.root.findByText(text)
const alert = () => window.page.findByRole('alert')
const of = (action: string) => calls.filter(([asked]) => asked === action).map(([, fields]) => fields)
/** Types an account and leaves the field. */
const leaveAccount = async (name: string) => {
  const field = await account()
  await user.clear(field)
  await user.type(field, name)
  await user.tab()
}
const openNew = async (name = 'neu@portal.test', options?: RegisterOpenOptions, answers?: AccountAnswers) => {
  await open(options, answers)
  await leaveAccount(name)
  await newPassword()
}
const createWith = async (first: string, second = first) => {
  await user.type(await newPassword(), first)
  await user.type(await confirm(), second)
  await press('Konto anlegen')
}

describe('the log-in', () => {
  it('[REG-UPW-01] [REG-UPW-02] [REG-UPW-09] starts with the inputs of an existing account', async () => {
    await open()
    expect(await account()).toHaveFocus()
    expect(await account()).toHaveAttribute('autocomplete', 'username')
    expect(await password()).toHaveAttribute('autocomplete', 'current-password')
    expect(window.page.queryByLabelText(/^Neues Passwort/)).toBeNull()
    expect(stay()).toBeVisible()
    expect([hasButton('Anmelden'), hasButton('Passwort vergessen?')]).toEqual([true, true])
    expect(calls).toEqual([])
  })

  it('[REG-UPW-02] requires the password, and sends it as it is typed, with its blanks', async () => {
    await open({}, { try_login: { next: 'message', message: 'Willkommen!' } })
    await user.type(await account(), 'archiv')
    await press('Anmelden')
    await waitFor(async () => expect(await password()).toBeInvalid())
    expect(of('try_login')).toEqual([])
    await user.type(await password(), ' Ufer licht ')
    expect(await password()).toHaveAttribute('type', 'password')
    await press('Anmelden')
    expect(await shows('Willkommen!')).toBeInTheDocument()
    expect(of('try_login')).toMatchObject([{ passwd: ' Ufer licht ' }])
  })

  it('[REG-UPW-01] [REG-API-13] has the account that the caller gives, and sends it without a change of its letters’ case', async () => {
    await open({ account: 'Archiv-Nord' }, { check_account_exists: { exists: true } })
    expect(await account()).toHaveValue('Archiv-Nord')
    await user.type(await password(), 'Uferlicht-2026{Enter}')
    await waitFor(() => expect(of('try_login')).toMatchObject([{ username: 'Archiv-Nord' }]))
  })

  it.each([
    ['[REG-UPW-05] [REG-API-13] [REG-CALL-10]', () => press('Anmelden')],
    ['[UI-WIN-17]', async () => user.type(await password(), '{Enter}')],
  ])('%s logs in with the typed account by the button or by Enter', async (_id, send) => {
    await open({ account: 'eva@portal.test', user_id: 7, on_login: '/profil' })
    await leaveAccount('archiv')
    await user.type(await password(), 'Uferlicht-2026')
    await send()
    expect(await shows('Willkommen!')).toBeInTheDocument()
    expect(of('try_login')).toEqual([
      { username: 'archiv', passwd: 'Uferlicht-2026', user_id: '7', on_login: '/profil', stay_logged_in: '0' },
    ])
  })

  it('[REG-UPW-04] [REG-CALL-10] sends stay_logged_in=1 if the person chooses ‘stay logged in’', async () => {
    await open()
    await user.type(await account(), 'archiv')
    await user.type(await password(), 'Uferlicht-2026')
    expect(stay()).not.toBeChecked()
    await user.click(stay()!)
    await press('Anmelden')
    expect(await shows('Willkommen!')).toBeInTheDocument()
    expect(of('try_login')).toMatchObject([{ stay_logged_in: '1' }])
  })

  it('[REG-UPW-04] sends stay_logged_in=0 without ‘stay logged in’, and accepts values that a password manager fills in without an event', async () => {
    const field = await open()
    const fill = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    fill.call(field, 'archiv')
    fill.call(await password(), 'Uferlicht-2026')
    await press('Anmelden')
    expect(await shows('Willkommen!')).toBeInTheDocument()
    expect(of('try_login')[0]).toMatchObject({ username: 'archiv', stay_logged_in: '0' })
  })

  it('[REG-UPW-10] [REG-UPW-11] [REG-CALL-15] checks the trimmed account once, and asks for the password of an existing one', async () => {
    await open()
    await leaveAccount('  archiv ')
    expect(await button('Neues Passwort anfordern')).toBeInTheDocument()
    expect(await account()).toHaveValue('archiv')
    expect(of('check_account_exists')).toEqual([{ account: 'archiv' }])
    await press('Anmelden')
    await waitFor(async () => expect(await password()).toBeInvalid())
    expect(await password()).toHaveFocus()
    expect(of('try_login')).toEqual([])
    expect(of('check_account_exists')).toHaveLength(1)
  })

  it.each(['-a b-', 'a', 'a'.repeat(26), 'archiv-', 'eva@x'])(
    '[REG-UPW-10] [REG-UPW-17] sends no request about the impossible account %s, and marks it',
    async name => {
      await open()
      await leaveAccount(name)
      await waitFor(async () => expect(await account()).toBeInvalid())
      expect(await account()).toHaveAccessibleDescription(/Diesen Kontonamen kennen wir nicht/)
      expect(calls).toEqual([])
    },
  )

  it.each(['ab', 'a'.repeat(25)])('[REG-UPW-10] checks the account %s, and then another account', async name => {
    await open({}, { check_account_exists: { exists: true } })
    for (const checked of [name, 'archiv']) {
      await leaveAccount(checked)
      await waitFor(() => expect(of('check_account_exists').at(-1)).toEqual({ account: checked }))
    }
    expect(await button('Neues Passwort anfordern')).toBeInTheDocument()
    expect(of('check_account_exists')).toHaveLength(2)
  })

  it('[REG-UPW-13] [REG-UPW-17] marks an account that does not exist and is no e-mail address, and stays on the log-in', async () => {
    await open()
    await leaveAccount('niemand')
    await waitFor(async () => expect(await account()).toHaveAccessibleDescription(/Diesen Kontonamen kennen wir nicht/))
    expect(await password()).toBeInTheDocument()
    await user.type(await password(), 'egal{Enter}')
    await waitFor(async () => expect(await account()).toBeInvalid())
    expect(of('try_login')).toEqual([])
    await leaveAccount('archiv')
    expect(await button('Neues Passwort anfordern')).toBeInTheDocument()
    expect(await account()).toBeValid()
    expect(await account()).not.toHaveAccessibleDescription(/Diesen Kontonamen/)
  })

  it('[REG-FRM-09] treats the placeholder of the account field as empty if it is typed', async () => {
    const field = await open()
    expect(field).toHaveAttribute('placeholder', 'name@beispiel.de')
    await leaveAccount('name@beispiel.de')
    await press('Anmelden')
    await waitFor(async () =>
      expect(await account()).toHaveAccessibleDescription(/Bitte geben Sie Ihre E-Mail-Adresse/),
    )
    expect(calls).toEqual([])
  })

  it('[REG-UPW-18] [REG-UPW-21] [REG-FRM-10] says in its error area that the password is wrong, keeps the typed values, and lets the person try again', async () => {
    await open({}, {})
    await user.type(await account(), 'archiv')
    await user.type(await password(), 'falsch-1')
    await press('Anmelden')
    expect(await alert()).toHaveTextContent('Dieses Passwort wurde nicht angenommen')
    expect(await password()).toBeInvalid()
    expect(await password()).toHaveValue('falsch-1')
    expect(await button('Anmelden')).not.toHaveAttribute('aria-busy')
    await user.clear(await password())
    await user.type(await password(), 'Uferlicht-2026')
    await press('Anmelden')
    expect(await shows('Willkommen!')).toBeInTheDocument()
  })

  it('[REG-FRM-10] sends one request even if the button is pressed three times', async () => {
    await open()
    await user.type(await account(), 'archiv')
    await user.type(await password(), 'Uferlicht-2026')
    const send = await button('Anmelden')
    await Promise.all([user.click(send), user.click(send), user.click(send)])
    expect(await shows('Willkommen!')).toBeInTheDocument()
    expect(of('try_login')).toHaveLength(1)
  })

  it.each([
    ['[REG-UPW-17]', 'registerframe_error_account', account, password, false],
    ['[REG-UPW-19] [REG-UPW-15]', 'registerframe_error_exists', password, account, true],
  ] as const)(
    '%s marks one field if the log-in is refused with %s',
    async (_ids, error, marked, other, isReminderOffered) => {
      await open({}, { try_login: { error } })
      await user.type(await account(), 'archiv')
      await user.type(await password(), 'Uferlicht-2026{Enter}')
      await alert()
      expect(await marked()).toBeInvalid()
      expect(await other()).toBeValid()
      expect([hasButton('Link per E-Mail schicken'), hasButton('Anmelden')]).toEqual([
        isReminderOffered,
        !isReminderOffered,
      ])
    },
  )

  /** Logs in with an account that is not confirmed. */
  async function logInUnfinished() {
    await open()
    await user.type(await account(), 'jonte@portal.test')
    await user.type(await password(), 'geheim-1')
    await press('Anmelden')
    return button('Link per E-Mail schicken')
  }

  it('[REG-UPW-20] [REG-UPW-21] says that an account is unfinished, and marks it', async () => {
    await logInUnfinished()
    expect(await alert()).toHaveTextContent('noch nicht bestätigt')
    expect(await account()).toBeInvalid()
  })

  it('[REG-UPW-08] [REG-UPW-15] offers the reminder instead of the log-in for an unfinished account, and sends it', async () => {
    const reminder = await logInUnfinished()
    expect(hasButton('Anmelden')).toBe(false)
    expect(reminder).toHaveFocus()
    await user.click(reminder)
    expect(await shows('Die E-Mail ist unterwegs.')).toBeInTheDocument()
    expect(of('send_reminder')).toEqual([{ account: 'jonte@portal.test' }])
  })

  it('[REG-UPW-08] [REG-UPW-15] offers the log-in again when something else is typed', async () => {
    await open()
    await user.type(await account(), 'jonte@portal.test')
    await user.type(await password(), 'geheim-1{Enter}')
    await button('Link per E-Mail schicken')
    await user.type(await password(), '2')
    expect(await button('Anmelden')).toBeInTheDocument()
  })

  it.each([{}, { account: 'archiv' }])(
    '[REG-UPW-06] [REG-CALL-11] ‘Neues Passwort anfordern’ sends the reminder to the typed account and opens the window that the response names; options: %j',
    async options => {
      await open(options, { check_account_exists: { exists: true } })
      await leaveAccount('Eva@portal.test')
      await user.click(await password())
      await user.tab()
      // A person without the password gets no error for the empty field.
      expect(await password()).not.toHaveAttribute('aria-invalid')
      await press('Neues Passwort anfordern')
      expect(await shows('Die E-Mail ist unterwegs.')).toBeInTheDocument()
      expect(of('send_reminder')).toEqual([{ account: 'Eva@portal.test' }])
    },
  )

  it('[REG-UPW-21] [REG-CALL-11] says in its error area why there is no reminder', async () => {
    await open({}, { send_reminder: { error: 'registerframe_error_account' } })
    await leaveAccount('eva@portal.test')
    await press('Neues Passwort anfordern')
    expect(await alert()).toHaveTextContent('Diesen Kontonamen kennen wir nicht')
    expect(await account()).toBeInvalid()
  })

  it('[REG-UPW-21] [REG-CALL-11] [REG-API-15] shows the text of an error of the reminder, with its markers filled', async () => {
    await open({ replace_text: { email: 'eva@x.example' } }, { send_reminder: { error: 'Keine Mail an {email}.' } })
    await leaveAccount('eva@portal.test')
    await press('Neues Passwort anfordern')
    expect(await alert()).toHaveTextContent('Keine Mail an eva@x.example.')
    expect(hasButton('Neues Passwort anfordern')).toBe(true)
  })

  it('[REG-UPW-06] one press on ‘Passwort vergessen?’ directly after typing the account sends the reminder, and does not log in', async () => {
    let respond = () => {}
    const asked = new Promise<void>(resolve => (respond = resolve))
    await open()
    server.use(http.get('*/register/ajax.php', () => asked.then(() => HttpResponse.json({ exists: true }))))
    await user.type(await account(), 'eva@portal.test')
    await press('Passwort vergessen?')
    respond()
    expect(await shows('Die E-Mail ist unterwegs.')).toBeInTheDocument()
    expect(of('send_reminder')).toEqual([{ account: 'eva@portal.test' }])
    expect(of('try_login')).toEqual([])
  })

  it('[REG-UPW-07] [REG-UPW-16] [REG-UPW-21] ‘Passwort vergessen?’ tries to log in first, and then becomes the button that sends the reminder', async () => {
    await open({}, { check_account_exists: new Response('', { status: 500 }) })
    expectConsole('error', /500/)
    await user.type(await account(), 'archiv')
    await user.type(await password(), 'falsch-1')
    await press('Passwort vergessen?')
    expect(await alert()).toHaveTextContent('Dieses Passwort wurde nicht angenommen')
    await user.clear(await password())
    await user.type(await password(), 'Uferlicht-2026')
    await press('Passwort vergessen?')
    const active = await button('Neues Passwort anfordern')
    expect(active).toHaveFocus()
    expect(of('try_login')).toHaveLength(2)
    expect(of('send_reminder')).toEqual([])
    await user.click(active)
    expect(await shows('Die E-Mail ist unterwegs.')).toBeInTheDocument()
  })

  describe('[REG-UPW-16] after a log-in by ‘Passwort vergessen?’', () => {
    const logIn = async (answer: AccountAnswers[string]) => {
      await open({}, { check_account_exists: new Response('', { status: 500 }), try_login: answer })
      expectConsole('error', /500/)
      await user.type(await account(), 'archiv')
      await user.type(await password(), 'Uferlicht-2026')
      await press('Passwort vergessen?')
      await button('Neues Passwort anfordern')
    }
    const leave = async () => user.click(await window.root.findByRole('button', { name: 'Schließen' }))

    it('the close button opens the window that the response to the log-in names', async () => {
      await logIn({ next: 'voucher' })
      await leave()
      expect(await window.root.findByRole('textbox', { name: 'Gutscheincode' })).toBeInTheDocument()
    })

    it('the close button reloads the page if the response names no window', async () => {
      await logIn({})
      await leave()
      await waitFor(() => expect(window.reload.mock.calls).toEqual([['register.userpass: logged in']]))
    })

    it('typing another account brings back the button ‘Passwort vergessen?’', async () => {
      await logIn({})
      await user.type(await account(), 'x')
      expect(hasButton('Neues Passwort anfordern')).toBe(false)
      expect(await button('Passwort vergessen?')).toBeInTheDocument()
      expect(of('send_reminder')).toEqual([])
    })

    it('the page reloads after the reminder too', async () => {
      await logIn({})
      await press('Neues Passwort anfordern')
      await shows('Die E-Mail ist unterwegs.')
      await user.click(await window.root.findByRole('button', { name: 'OK' }))
      await waitFor(() => expect(window.reload.mock.calls).toEqual([['register.message']]))
    })
  })

  it('says that the session has ended if the check of the account is refused for that reason', async () => {
    await open({}, { check_account_exists: new Response('"Please log in"', { status: 403 }) })
    expectConsole('error', /403/)
    await leaveAccount('archiv')
    expect(await window.root.findByRole('heading', { name: 'Nicht angemeldet' })).toBeInTheDocument()
  })

  it('says that the account could not be checked, and checks it again on demand', async () => {
    let isDown = true
    await open(
      {},
      {
        get check_account_exists() {
          return isDown ? new Response('', { status: 500 }) : undefined
        },
      },
    )
    expectConsole('error', /500/)
    await leaveAccount('neu@portal.test')
    expect(await window.page.findByText(/ließ sich gerade nicht prüfen/)).toBeInTheDocument()
    isDown = false
    await press('Erneut versuchen')
    expect(await newPassword()).toBeInTheDocument()
  })

  it('shows the error of a failed call, and keeps the typed values', async () => {
    await open({}, { try_login: new Response('Wartung', { status: 503 }) })
    expectConsole('error', /503/)
    await user.type(await account(), 'archiv')
    await user.type(await password(), 'Uferlicht-2026{Enter}')
    await user.click(await window.root.findByRole('button', { name: 'OK' }))
    expect(await account()).toHaveValue('archiv')
    expect(await password()).toHaveValue('Uferlicht-2026')
    expect(await button('Anmelden')).not.toHaveAttribute('aria-busy')
  })

  it('[REG-UPW-01] [REG-API-13] shows the account that the page names, and focuses the password', async () => {
    await open({ replace_text: { account: 'archiv' } })
    expect(await account()).toHaveValue('archiv')
    expect(await button('Neues Passwort anfordern')).toBeInTheDocument()
    expect(await password()).toHaveFocus()
  })

  it('asks before a typed log-in is discarded', async () => {
    await open()
    await user.type(await account(), 'eva')
    await user.click(await window.root.findByRole('button', { name: 'Schließen' }))
    await user.click(await window.root.findByRole('button', { name: 'Hier bleiben' }))
    expect(await account()).toHaveValue('eva')
  })
})

describe('a new account', () => {
  it('[REG-UPW-03] [REG-UPW-12] [REG-LAY-30] is created if the e-mail address has no account: the form asks twice for a strong password, and hides the log-in', async () => {
    await openNew('neu@portal.test', { account: 'archiv', user_id: 7, on_login: '/profil' })
    expect(await newPassword()).toHaveFocus()
    expect(await newPassword()).toHaveAttribute('autocomplete', 'new-password')
    expect(await confirm()).toHaveAttribute('autocomplete', 'new-password')
    expect(document.querySelector('input[autocomplete=username][aria-hidden]')).toHaveValue('neu@portal.test')
    expect(window.page.queryByLabelText(/^Passwort/, { selector: 'input' })).toBeNull()
    expect(stay()).toBeNull()
    expect(hasButton('Passwort vergessen?')).toBe(false)
    await createWith('schwach', 'anders')
    await waitFor(async () =>
      expect(await newPassword()).toHaveAccessibleDescription(
        /^Dieses Passwort ist noch nicht sicher genug.*Mindestens 8 Zeichen.*Passwortstärke/,
      ),
    )
    expect(await newPassword()).toBeInvalid()
    expect(await confirm()).toHaveAccessibleDescription(
      'Die beiden Passwörter sind nicht gleich. Bitte geben Sie zweimal dasselbe ein.',
    )
    expect(of('create_account')).toEqual([])
    await user.clear(await newPassword())
    await user.clear(await confirm())
    // Only the frame windows accept this password.
    await createWith('ufer-7!x')
    expect(await shows('Fast geschafft.')).toBeInTheDocument()
    expect(of('create_account')).toEqual([
      { passwd: 'ufer-7!x', username: 'neu@portal.test', user_id: '7', on_login: '/profil' },
    ])
    expect(of('try_login')).toEqual([])
  })

  it('is offered on Enter in the account field too, and announced', async () => {
    await user.type(await open(), 'neu@portal.test{Enter}')
    expect(await newPassword()).toHaveFocus()
    expect(window.root.getAllByText(/^Zu dieser E-Mail-Adresse gibt es noch kein Konto/)).toHaveLength(2)
    expect(window.root.getAllByRole('status').map(region => region.textContent)).toContain(
      'Zu dieser E-Mail-Adresse gibt es noch kein Konto. Wählen Sie ein Passwort, um es anzulegen.',
    )
  })

  it('[REG-UPW-14] goes back to the log-in when the account field gets the focus, and keeps the typed password', async () => {
    await openNew()
    await user.type(await newPassword(), 'Stark-genug-1')
    await user.click(await account())
    expect(await password()).toBeInTheDocument()
    expect(stay()).not.toBeNull()
    expect(window.page.queryByLabelText(/^Neues Passwort/)).toBeNull()
    await user.tab()
    expect(await newPassword()).toHaveValue('Stark-genug-1')
    expect(of('check_account_exists')).toHaveLength(1)
  })

  it.each(['registerframe_error_passwd', 'registerframe_error_passwd_common'])(
    '[REG-UPW-18] [REG-UPW-21] marks both passwords when the portal refuses them with %s',
    async error => {
      await openNew('neu@portal.test', {}, { create_account: { error } })
      await createWith('Stark-genug-1')
      await alert()
      expect(await newPassword()).toBeInvalid()
      expect(await confirm()).toBeInvalid()
      expect(await account()).toBeValid()
      expect(await newPassword()).toHaveValue('Stark-genug-1')
      expect(hasButton('Link per E-Mail schicken')).toBe(false)
    },
  )

  it('[REG-UPW-05] [REG-UPW-17] marks only the account when the portal refuses it', async () => {
    await openNew('neu@portal.test', {}, { create_account: { error: 'registerframe_error_account' } })
    await createWith('Stark-genug-1')
    expect(await alert()).toHaveTextContent('Diesen Kontonamen kennen wir nicht')
    expect(await account()).toBeInvalid()
    expect(await newPassword()).toBeValid()
    expect(await confirm()).toBeValid()
  })

  it('[REG-UPW-19] [REG-UPW-15] [REG-UPW-21] becomes a log-in if the account turns out to exist: the password is marked, and the reminder offered', async () => {
    await openNew('neu@portal.test', {}, { create_account: { error: 'registerframe_error_exists' } })
    await createWith('Stark-genug-1')
    expect(await alert()).toHaveTextContent('gibt es schon ein Konto')
    expect(await password()).toBeInvalid()
    await press('Link per E-Mail schicken')
    expect(await shows('Die E-Mail ist unterwegs.')).toBeInTheDocument()
  })

  it('[REG-UPW-20] [REG-UPW-15] offers the reminder if the account turns out to be unfinished, and marks only the account', async () => {
    await openNew('neu@portal.test', {}, { create_account: { error: 'registerframe_error_unfinished' } })
    await createWith('Stark-genug-1')
    expect(await alert()).toHaveTextContent('noch nicht bestätigt')
    expect(await account()).toBeInvalid()
    expect(await newPassword()).toBeValid()
    expect([hasButton('Konto anlegen'), hasButton('Link per E-Mail schicken')]).toEqual([false, true])
    // Enter presses the offered button.
    await user.type(await confirm(), '{Enter}')
    expect(await shows('Die E-Mail ist unterwegs.')).toBeInTheDocument()
    expect(of('create_account')).toHaveLength(1)
    expect(of('send_reminder')).toEqual([{ account: 'neu@portal.test' }])
  })

  it('asks before a chosen password is discarded', async () => {
    await openNew()
    await user.type(await newPassword(), 'Stark-genug-1')
    await user.click(await window.root.findByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(focusedElement()).toBe(window.root.getByRole('button', { name: 'Hier bleiben' })))
    await user.keyboard('{Enter}')
    expect(await newPassword()).toHaveValue('Stark-genug-1')
  })
})
