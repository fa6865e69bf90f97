import userEvent from '@testing-library/user-event'
import type { RegisterOpenOptions } from '../../../src/api/RegisterApi'
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
  history.replaceState({ page: 1 }, '', '/profil?token=geheim&a=b#oben')
})
afterEach(() => window.close())

const open = async (options: RegisterOpenOptions = {}, answers: AccountAnswers = {}) => {
  server.use(...accountFake(calls, answers))
  window = await openLayer('register.open', ['passwdchange', options])
}
const field = (name: string) => window.page.findByRole<HTMLInputElement>('textbox', { name })
const password = () => window.page.findByLabelText<HTMLInputElement>(/^Neues Passwort/, { selector: 'input' })
const change = async () => user.click(await window.page.findByRole('button', { name: 'Passwort ändern' }))

describe('the window passwdchange', () => {
  it('[REG-PWC-01] [REG-PWC-04] [REG-CALL-14] shows the session’s account and the e-mail address in disabled fields, and changes the password', async () => {
    await open({ user_mail: 'eva@x.example' })
    expect(await field('Konto')).toHaveValue('archiv')
    expect(await field('Konto')).toBeDisabled()
    expect(await field('E-Mail-Adresse')).toHaveValue('eva@x.example')
    expect(await field('E-Mail-Adresse')).toBeDisabled()
    expect(await password()).toHaveFocus()
    await user.type(await password(), 'Ganz-neu-2026{Enter}')
    expect(await window.root.findByText('Ihr Passwort ist geändert.')).toBeInTheDocument()
    expect(calls).toEqual([
      ['get_session_data', {}],
      ['change_password', { password: 'Ganz-neu-2026', email: 'eva@x.example' }],
    ])
  })

  it.each([
    ['of the session', { account: 'archiv', email: 'session@x.example' }, 'page@x.example', 'session@x.example'],
    ['of `user_mail`, if the session has none', { account: 'archiv' }, 'page@x.example', 'page@x.example'],
    [
      'of `replace_text`, if the session has none and the options lack `user_mail`',
      { account: 'eva@x.example' },
      undefined,
      'text@x.example',
    ],
  ])(
    '[REG-PWC-01] [REG-API-13] [REG-CALL-13] shows the e-mail address %s',
    async (_which, get_session_data, user_mail = '', email) => {
      await open({ user_mail, replace_text: { email: 'text@x.example' } }, { get_session_data })
      expect(await field('E-Mail-Adresse')).toHaveValue(email)
    },
  )

  it.each([
    ['of the session', { account: 'eva@x.example' }, { account: 'page@x.example' }, 'eva@x.example'],
    ['of the option `account`, if the session has none', [], { account: 'page@x.example' }, 'page@x.example'],
    [
      'of `replace_text`, if the session has none and the options lack `account`',
      [],
      { replace_text: { account: 'text@x.example' } },
      'text@x.example',
    ],
  ])(
    '[REG-PWC-01] [REG-PWC-04] shows the account %s, also as the e-mail address',
    async (_which, get_session_data, options, account) => {
      await open(options, { get_session_data })
      expect(await field('Konto')).toHaveValue(account)
      expect(await field('E-Mail-Adresse')).toHaveValue(account)
    },
  )

  it('gives the password manager the account’s name, in a field that neither the Tab key nor screen readers reach', async () => {
    await open()
    await password()
    const anchor = document.querySelector<HTMLInputElement>('input[autocomplete=username]')
    expect([anchor?.value, anchor?.tabIndex, anchor?.getAttribute('aria-hidden')]).toEqual(['archiv', -1, 'true'])
    expect(anchor?.form).toBe((await password()).form)
  })

  it('[REG-PWC-02] says how strong the new password is', async () => {
    await open()
    expect(await password()).toHaveAttribute('autocomplete', 'new-password')
    await user.type(await password(), 'Ganz-neu-2026')
    expect(await password()).toHaveAccessibleDescription(/Passwortstärke: sehr gut$/)
    await user.clear(await password())
    await user.type(await password(), 'aaaa1')
    expect(await password()).toHaveAccessibleDescription(/Mindestens 8 Zeichen.*Passwortstärke: schwach$/)
  })

  it('[REG-FRM-10] [REG-FRM-11] [REG-LAY-30] with a weak password, shows the error text at the field and sends nothing', async () => {
    await open()
    await user.type(await password(), 'aaaa1')
    await change()
    expect(await password()).toHaveAccessibleDescription(/^Dieses Passwort ist noch nicht sicher genug/)
    expect(calls).toHaveLength(1)
    // Only the frame windows accept this password.
    await user.clear(await password())
    await user.type(await password(), 'ufer-7!x{Enter}')
    expect(await window.root.findByText('Ihr Passwort ist geändert.')).toBeInTheDocument()
  })

  it('[REG-PWC-03] removes the query from the page’s address, in the same history entry', async () => {
    const entries = history.length
    await open()
    await password()
    expect(location.href).toBe('http://localhost/profil#oben')
    expect([history.length, history.state]).toEqual([entries, { page: 1 }])
  })

  it.each([
    ['registerframe_error_passwd', 'nicht angenommen'],
    ['registerframe_error_passwd_common', 'verwenden sehr viele Menschen'],
  ])('[REG-FRM-11] keeps the typed password when the portal refuses it with %s', async (error, reason) => {
    await open({}, { change_password: { error } })
    await user.type(await password(), 'Ganz-neu-2026')
    await change()
    expect(await window.page.findByRole('alert')).toHaveTextContent(reason)
    expect(await password()).toBeInvalid()
    expect(await password()).toHaveAccessibleDescription(/^Dieses Passwort ist noch nicht sicher genug/)
    expect(await password()).toHaveValue('Ganz-neu-2026')
  })

  it('can request the session again after an error', async () => {
    let isDown = true
    expectConsole('error', /500/)
    await open(
      {},
      {
        get get_session_data() {
          return isDown ? new Response('', { status: 500 }) : undefined
        },
      },
    )
    const retry = await window.root.findByRole('button', { name: 'Erneut versuchen' })
    isDown = false
    await user.click(retry)
    expect(await field('Konto')).toHaveValue('archiv')
  })
})
